import type { Operations } from '../../operations/operation.ts';
import { deskApplicationOperations } from './applications.ts';
import { deskAuditOperations } from './audit.ts';
import { deskEnquiryOperations } from './enquiries.ts';
import { deskNewsOperations } from './news.ts';
import { deskOutboxOperations } from './outbox.ts';
import { deskPeopleOperations } from './people.ts';
import { deskRetentionOperations } from './retention.ts';
import { deskSavedViewOperations } from './saved-views.ts';
import { deskStaffOperations } from './staff.ts';
import { deskSubscriberOperations } from './subscribers.ts';
import { deskVacancyOperations } from './vacancies.ts';

export * from './applications.ts';
export * from './audit.ts';
export * from './enquiries.ts';
export * from './news.ts';
export * from './outbox.ts';
export * from './people.ts';
export * from './retention.ts';
export * from './saved-views.ts';
export * from './staff.ts';
export * from './subscribers.ts';
export * from './vacancies.ts';

/** All operations of the staff's desk. */
export const deskOperations = {
  applications: deskApplicationOperations,
  vacancies: deskVacancyOperations,
  enquiries: deskEnquiryOperations,
  subscribers: deskSubscriberOperations,
  outbox: deskOutboxOperations,
  audit: deskAuditOperations,
  retention: deskRetentionOperations,
  news: deskNewsOperations,
  views: deskSavedViewOperations,
  staff: deskStaffOperations,
  people: deskPeopleOperations,
} as const satisfies Readonly<Record<string, Operations>>;
