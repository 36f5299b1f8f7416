import type { Clock } from '../../runtime/clock/clock.ts';
import type { OutboxWorker } from '../../mail/outbox/index.ts';
import type { Storage } from '../../storage/index.ts';
import type { Passwords } from './passwords.ts';

/** Dependencies that the sign-in of candidates and of staff have in common. */
export interface SignInDeps {
  readonly storage: Storage;
  readonly outbox: Pick<OutboxWorker, 'wake'>;
  readonly clock: Clock;
  readonly passwords: Passwords;
}
