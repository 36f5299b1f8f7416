import type { Settings } from '../../runtime/settings/index.ts';
import type { SubmissionDeps } from '../forms/index.ts';

export interface SubscriptionDeps extends Omit<SubmissionDeps, 'settings'> {
  readonly settings: Pick<Settings, 'mailFrom' | 'publicOrigin' | 'decisionsDir'>;
}
