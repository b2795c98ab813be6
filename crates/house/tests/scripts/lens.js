import { first } from '../../assets/lens.js';
import { same, test } from './checks.js';

test('the first sentence ends with its mark', () => {
  same(['One. Two.', ' Really? Yes!', 'One', 'Version 1.5 is one. Two', 'Two\nlines. Three'].map(first), ['One.', 'Really?', 'One', 'Version 1.5 is one.', 'Two\nlines.']);
});
