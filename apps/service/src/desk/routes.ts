import type { deskOperations } from '@example/api/desk';
import type { HttpCall } from '../auth/call.ts';
import { applicationHandlers } from './applications/routes.ts';
import type { DeskDeps } from './calls/deps.ts';
import { enquiryHandlers } from './enquiries/routes.ts';
import { newsHandlers } from './news/routes.ts';
import { outboxHandlers } from './outbox/routes.ts';
import { peopleHandlers } from './people/routes.ts';
import { auditHandlers, retentionHandlers } from './records/routes.ts';
import type { DeskCall, DeskHandlers } from './calls/call.ts';
import { savedViewHandlers } from './saved-views/routes.ts';
import { staffHandlers } from './staff/routes.ts';
import { subscriberHandlers } from './subscribers/routes.ts';
import { vacancyHandlers } from './vacancies/routes.ts';

export const deskHandlers: {
  readonly [Name in keyof typeof deskOperations]: DeskHandlers<(typeof deskOperations)[Name]>;
} = {
  applications: applicationHandlers,
  vacancies: vacancyHandlers,
  enquiries: enquiryHandlers,
  subscribers: subscriberHandlers,
  outbox: outboxHandlers,
  audit: auditHandlers,
  retention: retentionHandlers,
  news: newsHandlers,
  views: savedViewHandlers,
  staff: staffHandlers,
  people: peopleHandlers,
};

/** Makes a handler of the desk a handler of the API. */
export const asColleague =
  (run: (call: DeskCall) => Promise<unknown>) =>
  async ({ colleague, ...call }: HttpCall<DeskDeps>): Promise<unknown> => {
    if (!colleague) throw new Error('an operation of the desk needs a permission');
    const { reference = '' } = call.request.params as { readonly reference?: string };
    return run({ ...call, colleague, reference });
  };
