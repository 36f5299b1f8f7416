import { subscriptions } from '@example/content/subscriptions';
import { Confirmation } from '../mail-links/confirmation.tsx';
import { CONFIRMATION_PATH } from '../newsletter/paths.ts';
import { behindLink } from '../mail-links/behind-link.ts';
import type { Page } from '../routing/page.ts';

export const page: Page = {
  path: CONFIRMATION_PATH,
  ...behindLink(subscriptions.confirm, {
    done: { form: 'newsletter-confirmation', heading: subscriptions.confirm.confirmed.heading },
  }),
  forms: async () => (await import('../newsletter/newsletter-forms.ts')).confirmationForms,
  Component: Confirmation,
};
