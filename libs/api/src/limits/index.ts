/** The only tenant (spec §9). */
export const TENANT_ID = 1;

/** Largest JSON or urlencoded body the API reads, in bytes; larger ones get 413. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/** Longest email address SMTP can carry (RFC 5321 §4.5.3.1.3), in characters. */
export const EMAIL_MAX_LENGTH = 254;

/** Fewest digits of a phone number (spec §5, §9, contact page). */
export const PHONE_MIN_DIGITS = 10;

/** Most digits of an applicant's phone number (spec §5, §9). */
export const APPLICATION_PHONE_MAX_DIGITS = 12;

/** Largest resume, in bytes: 5 MB (contract §4). */
export const RESUME_MAX_BYTES = 5 * 1024 * 1024;

/** Time limit for sending a resume, in ms: the largest one over a slow line. */
export const UPLOAD_TIMEOUT_MS = 180_000;

/** Longest `Idempotency-Key`, in characters. */
export const IDEMPOTENCY_KEY_MAX_LENGTH = 255;

/** Names of the XSRF cookie and of the header that repeats it (spec §9). */
export const XSRF_COOKIE = 'XSRF-TOKEN';
export const XSRF_HEADER = 'X-XSRF-TOKEN';

/** Most vacancies on a page of the search. Up to this number, all are shown at once (contract §3). */
export const JOBS_PER_PAGE = 100;

/** Duration of the career page's search overlay, in ms (spec §4, §9). */
export const SEARCH_OVERLAY_MS = 800;

/** Calls per minute and visitor of an operation that changes something, unless its table says otherwise. */
export const WRITES_PER_MINUTE = 20;

/** Calls per minute and visitor of operations that pages or mail providers call often. */
export const MANY_PER_MINUTE = 120;
