import { expect, it } from 'vitest';
import { endingOf } from './send-file.ts';

it.each([
  ['cv.pdf', '.pdf'],
  ['.pdf', '.pdf'],
  ['a.b.DOCX', '.DOCX'],
  ['cv', ''],
  ['cv.html5', ''],
])('the ending of an uploaded file named %s is %s', (name, ending) => {
  expect(endingOf(name)).toBe(ending);
});
