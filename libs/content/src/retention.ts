/** Default retention periods, in days; an operator can set others. */
export const retention = {
  /** Applications with their resume. */
  applications: 365,
  /** Enquiries, contact messages and demo requests. */
  enquiries: 730,
  /** Mails that were sent or failed for good. */
  mails: 30,
  /** Audit log of the staff. */
  audit: 365,
} as const;
