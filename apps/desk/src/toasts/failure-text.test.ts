import { ApiError } from '@example/api/problem';
import { expect, it } from 'vitest';
import { failureText } from './failure-text.ts';

it.each([
  ['not-permitted', /^Your role may not do this/],
  ['xsrf-token', /^The service could not verify that this came from this page/],
  ['cross-origin', /^The service could not verify that this came from this page/],
] as const)('a call refused as %s says why', (kind, text) => {
  expect(failureText(new ApiError(kind, 'refused'))).toMatch(text);
});
