import { TOKEN_INVALID } from '@example/api/subscriptions';
import { subscriptions } from '@example/content/subscriptions';
import { refusedWith } from '../../http/problem/index.ts';

/** Creates the error for input that breaks a rule of subscriptions, with its text. */
export const refuse = refusedWith({
  ...subscriptions.validation,
  [TOKEN_INVALID]: 'The token must be text.',
});
