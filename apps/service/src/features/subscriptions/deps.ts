import type { Clock } from '../../runtime/clock/clock.ts';
import type { Metrics } from '../../runtime/metrics/index.ts';
import type { OutboxWorker } from '../../mail/outbox/index.ts';
import type { Settings } from '../../runtime/settings/index.ts';
import type { Storage } from '../../storage/index.ts';

export interface SubscriptionDeps {
  readonly settings: Pick<Settings, 'mailFrom' | 'publicOrigin' | 'decisionsDir'>;
  readonly storage: Storage;
  readonly outbox: Pick<OutboxWorker, 'wake'>;
  readonly clock: Clock;
  readonly metrics?: Pick<Metrics, 'submissionStored'> | undefined;
}
