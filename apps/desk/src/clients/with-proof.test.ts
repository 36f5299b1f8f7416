import type { HttpClient } from '@example/api/http';
import { ApiError, type ErrorKind } from '@example/api/problem';
import { describe, expect, it, vi } from 'vitest';
import { createProofRequests } from './proof-requests.ts';
import { withProof } from './with-proof.ts';

/** Sets up a client whose calls fail with these kinds, one after the other, and then succeed. */
const setUp = (...failures: ErrorKind[]) => {
  const left = [...failures];
  const send = vi.fn<HttpClient['send']>(async () => {
    const kind = left.shift();
    if (kind !== undefined) throw new ApiError(kind, 'as the test wants it');
    return Promise.resolve('done');
  });
  const proofRequests = createProofRequests();
  const http = withProof({ send, prepare: async () => Promise.resolve() }, proofRequests);
  const call = async (signal?: AbortSignal) =>
    http.send('POST', 'desk/staff', { a: 1 }, signal && { signal });
  return { send, proofRequests, call };
};

describe('a call that needs the authenticator again', () => {
  it('waits for a code, and is repeated as it was', async () => {
    const { send, proofRequests, call } = setUp('proof-required');
    const listener = vi.fn();
    proofRequests.subscribe(listener);
    const answer = call();
    await expect.poll(proofRequests.isAsking).toBe(true);
    expect(listener).toHaveBeenCalledOnce();
    proofRequests.settle(true);
    await expect(answer).resolves.toBe('done');
    expect(send).toHaveBeenCalledTimes(2);
    expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
    expect(proofRequests.isAsking()).toBe(false);
  });

  it('fails as it did when no code is given, and with all others that wait', async () => {
    const { proofRequests, call } = setUp('proof-required', 'proof-required');
    const answers = Promise.allSettled([call(), call()]);
    await expect.poll(proofRequests.isAsking).toBe(true);
    proofRequests.settle(false);
    for (const answer of await answers)
      expect(answer).toMatchObject({ status: 'rejected', reason: { kind: 'proof-required' } });
  });

  it('waits no longer once it is aborted', async () => {
    const { proofRequests, call } = setUp('proof-required');
    const ending = new AbortController();
    const answer = call(ending.signal);
    await expect.poll(proofRequests.isAsking).toBe(true);
    ending.abort();
    await expect(answer).rejects.toMatchObject({ kind: 'aborted' });
    expect(proofRequests.isAsking()).toBe(false);
    await expect(proofRequests.ask(ending.signal)).rejects.toMatchObject({ kind: 'aborted' });
  });

  it('is sent once more where the token of the session was renewed meanwhile', async () => {
    const { send, call } = setUp('sign-in-required');
    await expect(call()).resolves.toBe('done');
    expect(send).toHaveBeenCalledTimes(2);
    await expect(setUp('sign-in-required', 'sign-in-required').call()).rejects.toMatchObject({
      kind: 'sign-in-required',
    });
  });

  it('is not repeated for any other refusal', async () => {
    const { send, call } = setUp('not-permitted');
    await expect(call()).rejects.toMatchObject({ kind: 'not-permitted' });
    expect(send).toHaveBeenCalledOnce();
  });
});
