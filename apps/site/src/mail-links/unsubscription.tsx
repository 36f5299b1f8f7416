import { subscriptions } from '@example/content/subscriptions';
import { unsubscriptionFailures } from '@example/content/unsubscription';
import { TokenPage } from './token-page.tsx';
import { UNSUBSCRIPTION_FORM, UNSUBSCRIPTION_PATH } from '../newsletter/paths.ts';

/** Renders the page behind the unsubscribe link of a newsletter. */
export const Unsubscription = () => (
  <TokenPage
    {...subscriptions.unsubscribe}
    path={UNSUBSCRIPTION_PATH}
    form={UNSUBSCRIPTION_FORM}
    failures={unsubscriptionFailures}
  />
);
