import type { Clients } from '@example/api/backend';
import type { CallOptions } from '@example/api/http';
import { ApiError } from '@example/api/problem';
import {
  type AccountDeps,
  endOwnOtherSessions,
  endOwnSession,
  eraseOwnData,
  forgotPassword,
  readAccount,
  readOwnSessions,
  resetPassword,
  signIn,
  signOut,
  verifyCode,
  type Visitor,
  withdrawApplication,
} from '../auth/guests/index.ts';
import { type ApplicationDeps, saveApplication } from '../applications/index.ts';
import type { DeskDeps } from '../desk/index.ts';
import { sendForm, type SubmissionCall } from '../forms/index.ts';
import { isIdempotencyKey } from '../idempotency/index.ts';
import { toApiError } from '../problem/index.ts';
import { isReceivedResume } from '../resumes/index.ts';
import type { CountSender } from '../security/sender-limit.ts';
import { createInProcessStaff, type StaffDeps, type StaffVisitor } from '../auth/staff/index.ts';
import {
  confirmSubscription,
  type SubscriptionDeps,
  subscribe,
  unsubscribe,
} from '../subscriptions/index.ts';

export type UseCaseDeps = ApplicationDeps & SubscriptionDeps & AccountDeps & StaffDeps & DeskDeps;

export interface BackendContext {
  /** Counts a write of this request towards its rate limit; rejects with a `too-many-requests` problem. */
  readonly limit: (operation: string) => Promise<void>;
  readonly countSender: CountSender;
  /** Client that the request is counted for: `clientOf` the request. */
  readonly from: string;
  readonly visitor: Visitor;
  readonly staffVisitor: StaffVisitor;
}

/**
 * Creates the clients that pages use to call the use cases in this process, on behalf of one request. They reject with
 * `ApiError`, as the HTTP clients do.
 *
 * @param onFailure - called with errors that are not refusals
 */
export const createInProcessBackend = (
  deps: UseCaseDeps,
  { limit, countSender, from, visitor, staffVisitor }: BackendContext,
  onFailure: (error: unknown) => void = () => undefined,
): Clients => {
  const sentWith = (options: CallOptions | undefined): SubmissionCall => {
    const idempotencyKey = options?.idempotencyKey;
    if (idempotencyKey !== undefined && !isIdempotencyKey(idempotencyKey))
      throw new ApiError('invalid-input', 'the idempotency key is malformed');
    return {
      idempotencyKey,
      isKnownByWords: true,
      countSender,
      from,
      formSignal: options?.formSignal,
    };
  };
  const call = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      const failure = toApiError(error);
      if (failure.status >= 500) onFailure(error);
      throw failure;
    }
  };
  const write = async <T>(operation: string, work: () => Promise<T>): Promise<T> =>
    call(async () => {
      await limit(operation);
      return work();
    });
  return {
    jobs: {
      categories: async () => call(async () => (await deps.vacancies.current()).categories),
      locations: async () => call(async () => (await deps.vacancies.current()).locations),
      search: async (search) => call(async () => (await deps.vacancies.current()).search(search)),
      description: async (jobId) =>
        call(async () => {
          const { publication } = await deps.vacancies.current();
          const { description, first_date } = await publication(jobId);
          return { description, first_date };
        }),
    },
    applications: {
      send: async (application, resume, options) => {
        if (!isReceivedResume(resume)) throw new TypeError('in process a resume was received');
        const save = async () => saveApplication(deps, application, resume, sentWith(options));
        return write('save_application', save);
      },
    },
    forms: {
      send: async ({ kind, operation }, input, options) =>
        write(operation, async () => sendForm(deps, kind, input, sentWith(options))),
    },
    subscriptions: {
      request: async (input, options) => {
        await write('subscribe', async () => subscribe(deps, input, sentWith(options)));
      },
      confirm: async (token, options) => {
        const confirm = async () => confirmSubscription(deps, { token }, sentWith(options));
        return (await write('confirm_subscription', confirm)).status;
      },
      end: async (token, options) => {
        const end = async () => unsubscribe(deps, { token }, sentWith(options));
        return (await write('unsubscribe', end)).status;
      },
    },
    accounts: {
      signIn: async (input) =>
        write('sign_in', async () => signIn(deps, input, visitor, { countSender })),
      verify: async (code) => write('verify_code', async () => verifyCode(deps, { code }, visitor)),
      read: async (query) => call(async () => readAccount(deps, visitor, query)),
      withdraw: async (reference) =>
        write('withdraw_application', async () =>
          withdrawApplication(deps, { reference }, visitor),
        ),
      erase: async (email) => {
        const erase = async () => eraseOwnData(deps, { email }, visitor);
        return (await write('erase_me', erase)).removed;
      },
      sessions: async () => call(async () => (await readOwnSessions(deps, visitor)).sessions),
      endSession: async (id) =>
        write('end_session', async () => endOwnSession(deps, { id }, visitor)),
      endOtherSessions: async () => {
        const end = async () => endOwnOtherSessions(deps, visitor);
        return (await write('end_other_sessions', end)).ended;
      },
      signOut: async () => write('sign_out', async () => signOut(deps, visitor)),
      forgotPassword: async (email) =>
        write('forgot_password', async () => forgotPassword(deps, { email }, { countSender })),
      resetPassword: async (input) =>
        write('reset_password', async () => resetPassword(deps, input)),
    },
    staff: createInProcessStaff(deps, staffVisitor, { write, call }),
  };
};
