/** Hidden fields every form of the site carries. */
export const FORM_FIELD = 'form';
export const IDEMPOTENCY_FIELD = 'idempotency_key';
/**
 * The field nobody sees: who fills it in is a robot. Its name tempts them, and no browser fills it in.
 */
export const HONEYPOT_FIELD = 'homepage';
/** What the script noticed while the form was filled in. */
export const SIGNAL_FIELD = 'form_signal';
/** Query parameters that show a form's success after a 303 (no JavaScript). */
export const SENT_PARAM = 'sent';
export const REFERENCE_PARAM = 'reference';
/** What a reference looks like: anything else in the address is not shown. */
export const REFERENCE_PATTERN = /^[A-Z]-[0-9A-Z]{6,12}$/;

/**
 * Id of the place where a form says how its submission ended. A form without JavaScript is answered
 * by a document at that fragment: the browser scrolls there and puts the focus on it.
 */
export const outcomeId = (form: string) => `${form}-outcome`;

/** Id of a field's control: what an error leads to. */
export const fieldId = (form: string, field: string) => `${form}-${field}`;
