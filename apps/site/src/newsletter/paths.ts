import type { FormName } from '../forms/form-outcome.ts';

/** Where the link in the confirmation mail leads. */
export const CONFIRMATION_PATH = '/newsletter/confirm';

/** Where the link that ends a subscription leads. */
export const UNSUBSCRIPTION_PATH = '/newsletter/unsubscribe';

/** The form there. */
export const UNSUBSCRIPTION_FORM = 'newsletter-unsubscription' satisfies FormName;
