import type { DeskErrorCode } from '@example/api/desk';
import { deskTexts } from '@example/content/desk';
import type { Clock } from '../../runtime/clock/clock.ts';
import type { OutboxWorker } from '../../mail/outbox/index.ts';
import { orThrow, refusedWith } from '../../http/problem/index.ts';
import type { Resumes } from '../../features/resumes/index.ts';
import type { Settings } from '../../runtime/settings/index.ts';
import type { StaffMember } from '../../auth/staff/index.ts';
import type { Storage } from '../../storage/index.ts';

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

export const refuse = refusedWith(
  deskTexts.validation satisfies Readonly<Record<DeskErrorCode, string>>,
);

/** @throws ApiError of kind `invalid-input` */
export const parseOrThrow = orThrow(refuse);
