import { signIn } from '@example/content/sign-in';
import { FORM_FIELD } from '../forms/fields.ts';
import { type FormHandlers, refuse } from '../forms/form-outcome.ts';

/** Nobody can sign in so far: every form is answered so, and nothing is sent on. */
const notOpen = () => Promise.reject(refuse({ field: FORM_FIELD, message: signIn.refusal }));

/** The forms of the login page. */
export const signInForms = {
  'login-official': notOpen,
  'login-guest': notOpen,
  'login-code': notOpen,
} as const satisfies FormHandlers;
