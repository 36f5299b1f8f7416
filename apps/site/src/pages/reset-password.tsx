import { signIn } from '@example/content/sign-in';
import { behindLink } from '../mail-links/behind-link.ts';
import type { Page } from '../routing/page.ts';
import { RESET_PATH } from '../sign-in/shared/paths.ts';
import { ResetPassword } from '../sign-in/candidate/reset-password.tsx';

export const page: Page = {
  path: RESET_PATH,
  meta: behindLink(signIn.reset).meta,
  load: async () => (await import('../sign-in/load-reset.ts')).loadReset,
  forms: async () => (await import('../sign-in/candidate/forms.ts')).resetForms,
  Component: ResetPassword,
};
