import { subscriptions } from '@example/content/subscriptions';
import { Confirmation } from '../mail-links/confirmation.tsx';
import { CONFIRMATION_PATH } from '../newsletter/paths.ts';
import { loadNothing } from '../routing/load-nothing.ts';
import type { Page } from '../routing/page.ts';

const { title, text } = subscriptions.confirm;

export const page: Page = {
  path: CONFIRMATION_PATH,
  meta: { title, description: text, noIndex: true },
  // The token in the address is one visitor's: nothing of this page is made beforehand.
  load: () => Promise.resolve(loadNothing('no-store')),
  forms: async () => (await import('../newsletter/newsletter-forms.ts')).confirmationForms,
  Component: Confirmation,
};
