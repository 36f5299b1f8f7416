/** The field of a form that only robots fill in. */
export const honeypot = {
  /** For who sees it after all. */
  label: 'Leave this field empty',
} as const;
