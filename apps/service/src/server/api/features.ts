import { accountFileOperations, accountOperations } from '@example/api/accounts';
import { applicationOperations } from '@example/api/applications';
import { deskOperations } from '@example/api/desk';
import { formOperations } from '@example/api/forms';
import { jobOperations } from '@example/api/jobs';
import { openApiOperations } from '@example/api/openapi';
import type { Operations } from '@example/api/operations';
import { staffOperations, staffPictureOperations, staffProofOperations } from '@example/api/staff';
import { subscriptionOperations } from '@example/api/subscriptions';
import { talentPoolOperations } from '@example/api/talent-pool';
import { xsrfOperations } from '@example/api/xsrf';
import { accountFileHandlers, accountHandlers } from '../../auth/candidate-routes.ts';
import type { UseCaseDeps } from '../in-process/index.ts';
import { asColleague, deskHandlers } from '../../desk/routes.ts';
import type { Shares } from '../../http/security/shares.ts';
import {
  staffHandlers,
  staffPictureHandlers,
  staffProofHandlers,
} from '../../auth/staff-routes.ts';
import type { HttpCall } from '../../auth/call.ts';
import {
  applicationHandlers,
  formHandlers,
  subscriptionHandlers,
  talentPoolHandlers,
} from '../in-process/handlers.ts';
import { openApiHandlers } from './openapi.ts';
import { vacancyHandlers } from './vacancies.ts';

export type Handler = (call: HttpCall<UseCaseDeps>) => Promise<unknown>;

export interface Feature {
  readonly operations: Operations;
  readonly handlers: Readonly<Record<string, Handler>>;
  readonly cacheControl: 'no-store' | 'private, no-store';
}

const PRIVATE = 'private, no-store';

const feature = <T extends Operations>(
  operations: T,
  handlers: Readonly<Record<keyof T, Handler>>,
  cacheControl: Feature['cacheControl'] = 'no-store',
): Feature => ({ operations, handlers, cacheControl });

const desk: readonly Feature[] = Object.entries(deskOperations).map(([name, operations]) => {
  const handlers = Object.entries(deskHandlers[name as keyof typeof deskOperations]);
  const asHandlers = handlers.map(([each, run]) => [each, asColleague(run)] as const);
  return { operations, handlers: Object.fromEntries(asHandlers), cacheControl: PRIVATE };
});

export const apiFeatures = (lists: Shares): readonly Feature[] => [
  feature(xsrfOperations, { token: async () => Promise.resolve() }),
  feature(openApiOperations, openApiHandlers),
  feature(jobOperations, vacancyHandlers(lists)),
  feature(formOperations, formHandlers),
  feature(subscriptionOperations, subscriptionHandlers),
  feature(applicationOperations, applicationHandlers),
  feature(talentPoolOperations, talentPoolHandlers),
  feature(accountOperations, accountHandlers, PRIVATE),
  feature(accountFileOperations, accountFileHandlers, PRIVATE),
  feature(staffOperations, staffHandlers, PRIVATE),
  feature(staffPictureOperations, staffPictureHandlers, PRIVATE),
  feature(staffProofOperations, staffProofHandlers, PRIVATE),
  ...desk,
];
