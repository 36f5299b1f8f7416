import { signIn } from '@example/content/sign-in';
import { loadNothing } from '../routing/load-nothing.ts';
import type { Page } from '../routing/page.ts';
import { RESET_PATH } from '../sign-in/shared/paths.ts';
import { ResetPassword } from '../sign-in/candidate/reset-password.tsx';

const { title, text } = signIn.reset;

export const page: Page = {
  path: RESET_PATH,
  meta: { title, description: text, noIndex: true },
  // The token in the address is one visitor's: nothing of this page is made beforehand.
  load: () => Promise.resolve(loadNothing('private, no-store')),
  forms: async () => (await import('../sign-in/candidate/forms.ts')).resetForms,
  Component: ResetPassword,
};
