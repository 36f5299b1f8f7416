import type { HttpClient } from '@example/api/http';
import { ApiError, type ErrorKind } from '@example/api/problem';
import type { ProofRequests } from './proof-requests.ts';

const isOf = (kind: ErrorKind, error: unknown): boolean =>
  error instanceof ApiError && error.kind === kind;

/**
 * Returns a client that asks for a code of the authenticator when a call needs one, and then repeats the call. A call
 * that was on its way while a proof renewed the session's token is repeated, too, with the new one.
 */
export const withProof = (
  http: HttpClient,
  proofRequests: Pick<ProofRequests, 'ask'>,
): HttpClient => ({
  ...http,
  send: async (...call) => {
    const [, , , options] = call;
    const send = async () => http.send(...call);
    const sendAsRenewed = async () =>
      send().catch(async (error: unknown) => {
        if (isOf('sign-in-required', error)) return send();
        throw error;
      });
    try {
      return await sendAsRenewed();
    } catch (error) {
      if (!isOf('proof-required', error)) throw error;
      await proofRequests.ask(options?.signal);
      return sendAsRenewed();
    }
  },
});
