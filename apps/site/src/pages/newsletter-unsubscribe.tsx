import { subscriptions } from '@example/content/subscriptions';
import { Unsubscription } from '../mail-links/unsubscription.tsx';
import { UNSUBSCRIPTION_PATH } from '../newsletter/paths.ts';
import { loadNothing } from '../routing/load-nothing.ts';
import type { Page } from '../routing/page.ts';

const { title, text } = subscriptions.unsubscribe;

export const page: Page = {
  path: UNSUBSCRIPTION_PATH,
  meta: { title, description: text, noIndex: true },
  // The token in the address is one visitor's: nothing of this page is made beforehand.
  load: () => Promise.resolve(loadNothing('no-store')),
  forms: async () => (await import('../newsletter/unsubscription-forms.ts')).unsubscriptionForms,
  Component: Unsubscription,
};
