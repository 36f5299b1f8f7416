import { subscriptions } from '@example/content/subscriptions';
import { Unsubscription } from '../newsletter/unsubscription.tsx';
import { UNSUBSCRIPTION_PATH, unsubscriptionForms } from '../newsletter/unsubscription-forms.ts';
import type { Page } from '../routing/page.ts';

const { title, text } = subscriptions.unsubscribe;

export const page: Page = {
  path: UNSUBSCRIPTION_PATH,
  meta: { title, description: text, noIndex: true },
  // The token in the address is one visitor's: nothing of this page is made beforehand.
  load: () => Promise.resolve({ data: {}, headers: { 'Cache-Control': 'no-store' } }),
  forms: unsubscriptionForms,
  Component: Unsubscription,
};
