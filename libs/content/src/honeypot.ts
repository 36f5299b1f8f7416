/** Honeypot: a form field that only robots fill in. */
export const honeypot = {
  /** Asks people who come across the field to leave it empty. */
  label: 'Leave this field empty',
} as const;
