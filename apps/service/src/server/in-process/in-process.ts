import { accountOperations } from '@example/api/accounts';
import { applicationOperations } from '@example/api/applications';
import type { SiteClients } from '@example/api/clients';
import { formOperations } from '@example/api/forms';
import type { CallOptions } from '@example/api/http';
import {
  type ClientOf,
  mapOperations,
  type Operation,
  type Operations,
  type Upload,
} from '@example/api/operations';
import { ApiError } from '@example/api/problem';
import type { Receipt } from '@example/api/receipts';
import { staffOperations } from '@example/api/staff';
import { subscriptionOperations } from '@example/api/subscriptions';
import { talentPoolOperations } from '@example/api/talent-pool';
import type { AccountDeps, Visitor } from '../../auth/candidates/index.ts';
import { accountHandlers } from '../../auth/candidate-routes.ts';
import type { Call, Handlers } from '../../auth/call.ts';
import {
  applicationHandlers,
  formHandlers,
  subscriptionHandlers,
  talentPoolHandlers,
} from './handlers.ts';
import type { ApplicationDeps } from '../../features/applications/index.ts';
import type { DeskDeps } from '../../desk/index.ts';
import { parseIdempotencyKey } from '../../http/idempotency/index.ts';
import { toApiError } from '../../http/problem/index.ts';
import type { CountSender } from '../../http/security/sender-limit.ts';
import type { StaffDeps, StaffVisitor } from '../../auth/staff/index.ts';
import { staffHandlers } from '../../auth/staff-routes.ts';
import type { SubmissionCall } from '../../features/forms/index.ts';
import type { SubscriptionDeps } from '../../features/subscriptions/index.ts';
import type { TalentPoolDeps } from '../../features/talent-pool/index.ts';

export type UseCaseDeps = ApplicationDeps &
  SubscriptionDeps &
  TalentPoolDeps &
  AccountDeps &
  StaffDeps &
  DeskDeps;

interface PageCall {
  /** Counts a write of this request towards its rate limit; rejects with a `too-many-requests` problem. */
  readonly limit: (operation: Operation) => Promise<void>;
  readonly countSender: CountSender;
  /** Client that the request is counted for: `resolveClient` the request. */
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
export const createInProcessClients = (
  deps: UseCaseDeps,
  { limit, countSender, from, visitor, staffVisitor }: PageCall,
  onFailure: (error: unknown) => void = () => undefined,
): SiteClients => {
  const sentWith = (options: CallOptions | undefined): SubmissionCall => {
    const idempotencyKey = parseIdempotencyKey(options?.idempotencyKey);
    const formSignal = options?.formSignal;
    return { idempotencyKey, isKnownByWords: true, countSender, from, formSignal };
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
  const clientFor = <const T extends Operations>(
    operations: T,
    handlers: Handlers<T, UseCaseDeps>,
  ): ClientOf<T> => {
    const toMethod = (operation: Operation, name: keyof T) => {
      const handle = handlers[name] as (given: Call<UseCaseDeps>) => Promise<unknown>;
      return async (...args: unknown[]) => {
        const input = operation.input ? args.shift() : {};
        const file = operation.encode && (args.shift() as Upload);
        const submission = () => sentWith(args[0] as CallOptions | undefined);
        const given = { deps, input, file, visitor, staffVisitor, countSender, submission };
        try {
          return await call(async () => {
            if (operation.method !== 'GET') await limit(operation);
            return handle(given);
          });
        } catch (error) {
          const isSignedOut = error instanceof ApiError && error.kind === 'sign-in-required';
          if (operation.isOptional && isSignedOut) return undefined;
          throw error;
        }
      };
    };
    return mapOperations(operations, toMethod) as ClientOf<T>;
  };
  const forms = clientFor(formOperations, formHandlers);
  const published = async () => deps.vacancies.current();
  return {
    jobs: {
      categories: async () => call(async () => (await published()).categories),
      locations: async () => call(async () => (await published()).locations),
      search: async (search) => call(async () => (await published()).search(search)),
      description: async ({ job_id }) =>
        call(async () => {
          const { description, first_date } = await (await published()).publication(job_id);
          return [{ description, first_date }];
        }),
    },
    applications: clientFor(applicationOperations, applicationHandlers),
    forms: {
      send: async ({ kind }, input, options) =>
        (forms[kind] as (...args: unknown[]) => Promise<Receipt>)(input, options),
    },
    subscriptions: clientFor(subscriptionOperations, subscriptionHandlers),
    talentPool: clientFor(talentPoolOperations, talentPoolHandlers),
    accounts: clientFor(accountOperations, accountHandlers),
    staff: clientFor(staffOperations, staffHandlers),
  };
};
