import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Asha Example', 'AE'],
  ['Dr. Ravi K. Sample', 'RS'],
  [' Meera ', 'M'],
  ['Anna de la Cruz', 'AC'],
  ['Port of Kochi', 'PK'],
  ['4C & Partners', '4P'],
  ['Dr.', 'D'],
  ['\u{1F30A} Harbour', 'H'],
  ['\u{1E900}\u{1E901} Example', '\u{1E900}E'],
  ['\u0915\u0947\u0930\u0932', '\u0915\u0947'],
  ['', ''],
])('takes from %j the initials %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
