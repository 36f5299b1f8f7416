/** Default retention periods, in days; an operator can set others. */
export const retention = {
  /** Applications with their resume. */
  applications: 365,
  /** Applications whose applicant wants to be considered for other vacancies too. */
  talentPool: 730,
  /** Enquiries, contact messages and demo requests. */
  enquiries: 730,
  /** Mails that were sent or failed for good. */
  mails: 30,
  /** Audit log of the staff. */
  audit: 365,
} as const;

/** Days between the mail that tells of the end of the talent pool and that end. */
export const TALENT_POOL_NOTICE_DAYS = 30;

/** Days in which a subscription to the newsletter must be confirmed. */
export const CONFIRMATION_DAYS = 7;

/** Age in days from which on backups are deleted, as by `deploy/site-backup.service`. */
export const BACKUP_DAYS = 30;
