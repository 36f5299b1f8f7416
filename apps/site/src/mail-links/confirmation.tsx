import { subscriptions } from '@example/content/subscriptions';
import { CONFIRMATION_PATH } from '../newsletter/paths.ts';
import { TokenPage } from './token-page.tsx';

const { confirm, failures, sending } = subscriptions;

/** Renders the page behind the link in the confirmation mail. */
export const Confirmation = () => (
  <TokenPage
    {...confirm}
    path={CONFIRMATION_PATH}
    form="newsletter-confirmation"
    done={confirm.confirmed}
    failures={failures}
    sending={sending}
  />
);
