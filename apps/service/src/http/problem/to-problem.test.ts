import { ApiError, type ProblemKind, problemKinds } from '@example/api/problem';
import { describe, expect, it } from 'vitest';
import { busy, headersOf, toApiError, tooMany, toProblem, unavailable } from './index.ts';

/** Status, type and title of each kind, as callers rely on them (contract §4). */
const documents: Readonly<Record<ProblemKind, readonly [status: number, title: string]>> = {
  'malformed-request': [400, 'The request could not be read'],
  'sign-in-required': [401, 'Nobody is signed in'],
  'cross-origin': [403, 'Requests from other origins are refused'],
  'xsrf-token': [403, 'The XSRF token was not accepted'],
  'not-permitted': [403, 'Not permitted'],
  'proof-required': [403, 'The authenticator is needed again'],
  'not-found': [404, 'Not found'],
  'method-not-allowed': [405, 'Method not allowed'],
  conflict: [409, 'Not possible any more'],
  stale: [412, 'Changed by somebody else meanwhile'],
  'too-large': [413, 'The body is too large'],
  'unsupported-type': [415, 'Unsupported content type'],
  'invalid-input': [422, 'The input was refused'],
  'idempotency-conflict': [422, 'The idempotency key was used with other input'],
  'version-required': [428, 'The version it was seen at is missing'],
  'too-many-requests': [429, 'Too many requests'],
  internal: [500, 'Internal error'],
  unavailable: [503, 'Temporarily unavailable'],
};

describe('a problem document', () => {
  it('exists for every kind', () => {
    expect(Object.keys(documents).sort()).toEqual(Object.keys(problemKinds).sort());
  });

  it.each(Object.entries(documents) as [ProblemKind, readonly [number, string]][])(
    'of %s has its status and title',
    (kind, [status, title]) => {
      expect(toProblem(new ApiError(kind, 'The reason.'))).toEqual({
        type: `urn:problem:${kind}`,
        title,
        status,
        detail: 'The reason.',
        ...(kind === 'invalid-input' && { errors: [] }),
      });
    },
  );

  it('names the refused fields', () => {
    const errors = [{ field: 'file', message: 'It is too large.' }];
    expect(toProblem(new ApiError('too-large', 'No.', { errors }))).toMatchObject({ errors });
  });

  it('has another status where the error says so', () => {
    const error = new ApiError('not-found', 'Closed.', { status: 410 });
    expect(toProblem(error)).toMatchObject({ type: 'urn:problem:not-found', status: 410 });
  });
});

describe('the headers of an error', () => {
  it.each([
    [new ApiError('not-found', 'No.'), {}],
    [new ApiError('method-not-allowed', 'No.', { allow: 'GET, HEAD' }), { Allow: 'GET, HEAD' }],
    [tooMany(0), { 'Retry-After': '1' }],
    [tooMany(60), { 'Retry-After': '60' }],
    [unavailable(), { 'Retry-After': '5' }],
    [busy(), { 'Retry-After': '10' }],
  ])('of $kind', (error, headers) => {
    expect(headersOf(error)).toEqual(headers);
  });
});

describe('an error of another class', () => {
  it.each([
    [{ code: 'FST_ERR_CTP_BODY_TOO_LARGE' }, 'too-large'],
    [{ statusCode: 413 }, 'too-large'],
    [{ code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE' }, 'unsupported-type'],
    [{ statusCode: 415 }, 'unsupported-type'],
    [{ statusCode: 403 }, 'not-found'],
    [{ statusCode: 404 }, 'not-found'],
    [{ code: 'FST_ERR_BAD_URL', statusCode: 400 }, 'not-found'],
    [{ statusCode: 400 }, 'malformed-request'],
    [{ statusCode: 502 }, 'internal'],
    [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 'unavailable'],
    [new Error('SELECT secret'), 'internal'],
    [undefined, 'internal'],
  ])('%o becomes %s', (error, kind) => {
    const told = toApiError(error);
    expect(told.kind).toBe(kind);
    expect(told.message).not.toContain('secret');
  });

  it('stays what it is when it is told already', () => {
    const error = new ApiError('conflict', 'No.');
    expect(toApiError(error)).toBe(error);
  });
});
