import { subscriptions } from '@example/content/subscriptions';
import { unsubscriptionFailures } from '@example/content/unsubscription';
import { TokenPage } from './token-page.tsx';
import { UNSUBSCRIPTION_FORM, UNSUBSCRIPTION_PATH } from '../newsletter/paths.ts';

/** What the link of a newsletter opens. */
export const Unsubscription = () => (
  <TokenPage
    {...subscriptions.unsubscribe}
    path={UNSUBSCRIPTION_PATH}
    form={UNSUBSCRIPTION_FORM}
    failures={unsubscriptionFailures}
  />
);
