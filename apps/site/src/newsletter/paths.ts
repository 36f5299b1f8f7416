import type { FormName } from '../forms/form-result.ts';

/** Target of the link in the confirmation mail. */
export const CONFIRMATION_PATH = '/newsletter/confirm';

/** Target of the unsubscribe link. */
export const UNSUBSCRIPTION_PATH = '/newsletter/unsubscribe';

/** Name of the form on that page. */
export const UNSUBSCRIPTION_FORM = 'newsletter-unsubscription' satisfies FormName;

/** Field of a mail provider's one-click unsubscription (RFC 8058 §3.2). */
export const ONE_CLICK_FIELD = 'List-Unsubscribe';
