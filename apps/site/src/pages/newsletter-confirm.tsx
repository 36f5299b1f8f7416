import { subscriptions } from '@example/content/subscriptions';
import { Confirmation } from '../newsletter/confirmation.tsx';
import { confirmationForms, CONFIRMATION_PATH } from '../newsletter/newsletter-forms.ts';
import type { Page } from '../routing/page.ts';

const { title, text } = subscriptions.confirm;

export const page: Page = {
  path: CONFIRMATION_PATH,
  meta: { title, description: text, noIndex: true },
  // The token in the address is one visitor's: nothing of this page is made beforehand.
  load: () => Promise.resolve({ data: {}, headers: { 'Cache-Control': 'no-store' } }),
  forms: confirmationForms,
  Component: Confirmation,
};
