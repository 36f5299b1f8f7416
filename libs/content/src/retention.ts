/** How long the service keeps what visitors send, and what the staff did, in days, unless its operator sets other periods. */
export const retention = {
  /** Applications with their resume. */
  applications: 365,
  /** Enquiries, contact messages and demo requests. */
  enquiries: 730,
  /** Mails that were sent, or could not be delivered. */
  mails: 30,
  /** Who of the staff did what. */
  audit: 365,
} as const;
