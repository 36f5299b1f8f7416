import { signIn } from '@example/content/sign-in';
import type { Page } from '../routing/page.ts';
import { RESET_PATH } from '../sign-in/paths.ts';
import { ResetPassword } from '../sign-in/reset-password.tsx';
import { resetForms } from '../sign-in/sign-in-forms.ts';

const { title, text } = signIn.reset;

export const page: Page = {
  path: RESET_PATH,
  meta: { title, description: text, noIndex: true },
  // The token in the address is one visitor's: nothing of this page is made beforehand.
  load: () => Promise.resolve({ data: {}, headers: { 'Cache-Control': 'private, no-store' } }),
  forms: resetForms,
  Component: ResetPassword,
};
