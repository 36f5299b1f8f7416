import { subscriptions } from '@example/content/subscriptions';
import { Unsubscription } from '../mail-links/unsubscription.tsx';
import { UNSUBSCRIPTION_FORM, UNSUBSCRIPTION_PATH } from '../newsletter/paths.ts';
import { behindLink } from '../mail-links/behind-link.ts';
import type { Page } from '../routing/page.ts';

export const page: Page = {
  path: UNSUBSCRIPTION_PATH,
  ...behindLink(subscriptions.unsubscribe, {
    done: { form: UNSUBSCRIPTION_FORM, heading: subscriptions.unsubscribe.done.heading },
  }),
  forms: async () => (await import('../newsletter/unsubscription-forms.ts')).unsubscriptionForms,
  Component: Unsubscription,
};
