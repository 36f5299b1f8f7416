import type { DeskErrorCode } from '@example/api/desk';
import type { CheckedFields, FieldIssue } from '@example/api/fields';
import type { ApiError } from '@example/api/problem';
import { deskTexts } from '@example/content/desk';
import type { Clock } from '../runtime/clock/clock.ts';
import type { OutboxWorker } from '../mail/outbox/index.ts';
import { refused } from '../http/problem/index.ts';
import type { Resumes } from '../features/resumes/index.ts';
import type { Settings } from '../runtime/settings/index.ts';
import type { StaffMember } from '../auth/staff/index.ts';
import type { Storage } from '../storage/index.ts';

export interface DeskDeps {
  readonly settings: Pick<
    Settings,
    'mailFrom' | 'mailTo' | 'publicOrigin' | 'retention' | 'dataDir' | 'decisionsDir'
  >;
  readonly storage: Storage;
  readonly resumes: Pick<Resumes, 'store'>;
  readonly outbox: Pick<OutboxWorker, 'wake'>;
  readonly clock: Clock;
}

export type Colleague = StaffMember;

const texts: Readonly<Partial<Record<string, string>>> = deskTexts.validation satisfies Readonly<
  Record<DeskErrorCode, string>
>;

export const refuse = (issues: readonly FieldIssue[]): ApiError =>
  refused(issues, (code) => (Object.hasOwn(texts, code) ? texts[code] : undefined));

/** @throws ApiError of kind `invalid-input` */
export const parseOrThrow = <T>(checked: CheckedFields<T>): T => {
  if (!checked.ok) throw refuse(checked.issues);
  return checked.value;
};
