/** Hidden fields every form of the site carries. */
export const FORM_FIELD = 'form';
export const IDEMPOTENCY_FIELD = 'idempotency_key';
/** Honeypot that only robots fill in. Its name attracts them, and no browser fills it in automatically. */
export const HONEYPOT_FIELD = 'homepage';
/** Signal that the script noticed a robot. */
export const SIGNAL_FIELD = 'form_signal';
/** Query parameters that show a form's success after a 303 (no JavaScript). */
export const SENT_PARAM = 'sent';
export const REFERENCE_PARAM = 'reference';
/** Pattern of a reference. Other values in the URL are not shown. */
export const REFERENCE_PATTERN = /^[A-Z]-[0-9A-Z]{6,12}$/;

/**
 * Returns the id of the element that shows a form's result. Without JavaScript the answer is a document at that
 * fragment, so the browser scrolls there and moves the focus to it.
 */
export const outcomeId = (form: string) => `${form}-outcome`;

/** Returns the id of a field's control, which errors link to. */
export const fieldId = (form: string, field: string) => `${form}-${field}`;
