import { accountFileOperations, accountOperations } from '../accounts/index.ts';
import { applicationOperations } from '../applications/index.ts';
import { deskOperations } from '../desk/index.ts';
import { type FormKind, formKinds, formOperations } from '../forms/index.ts';
import { jobOperations } from '../jobs/index.ts';
import type { Operation } from '../operations/index.ts';
import { staffOperations, staffPictureOperations, staffProofOperations } from '../staff/index.ts';
import { subscriptionOperations } from '../subscriptions/index.ts';
import { talentPoolOperations } from '../talent-pool/index.ts';
import { xsrfOperations } from '../xsrf/index.ts';
import { openApiOperations } from './operations.ts';

/** All operations of the API, by feature. */
export const tables = {
  jobs: jobOperations,
  forms: formOperations,
  subscriptions: subscriptionOperations,
  applications: applicationOperations,
  talent_pool: talentPoolOperations,
  accounts: { ...accountOperations, ...accountFileOperations },
  staff: { ...staffOperations, ...staffPictureOperations },
  staff_proof: staffProofOperations,
  xsrf: xsrfOperations,
  openapi: openApiOperations,
  desk_applications: deskOperations.applications,
  desk_vacancies: deskOperations.vacancies,
  desk_enquiries: deskOperations.enquiries,
  desk_subscribers: deskOperations.subscribers,
  desk_outbox: deskOperations.outbox,
  desk_audit: deskOperations.audit,
  desk_retention: deskOperations.retention,
  desk_news: deskOperations.news,
  desk_views: deskOperations.views,
  desk_staff: deskOperations.staff,
  desk_people: deskOperations.people,
} as const;

type Tables = typeof tables;

const lists = { csv: 'Export the list as CSV', xlsx: 'Export the list as a workbook' } as const;

const formSummaries = Object.fromEntries(
  formKinds.map((kind) => [kind, `Send a public form (${kind})`]),
) as Readonly<Record<FormKind, string>>;

/** Summaries of the operations. They are not in the tables, which the browsers of the public load. */
const summaries: { readonly [Tag in keyof Tables]: Readonly<Record<keyof Tables[Tag], string>> } = {
  jobs: {
    categories: 'List the categories of vacancies',
    locations: 'List the locations of vacancies',
    list: 'List all open vacancies',
    search: 'Find a page of open vacancies',
    description: 'Read the description of an open vacancy',
  },
  forms: formSummaries,
  subscriptions: {
    request: 'Ask for the newsletter; a mail asks for confirmation',
    confirm: 'Confirm a subscription by the token of its mail',
    end: 'End a subscription by the token of a newsletter',
  },
  applications: { send: 'Apply for a vacancy with a resume' },
  talent_pool: { choose: 'Stay in the talent pool, or leave it, by the token of a mail' },
  accounts: {
    signIn: 'Begin a sign-in; a mail brings the code',
    verify: 'Complete a sign-in by the mailed code',
    read: 'Read the account with its applications',
    withdraw: 'Withdraw an application and delete its resume',
    erase: 'Delete the account and all data of its address',
    signOut: 'End the session',
    sessions: 'List the sessions of the account',
    endSession: 'End one session of the account',
    endOtherSessions: 'End all sessions but this one',
    forgotPassword: 'Ask for a mail with a link to reset the password',
    readReset: 'Read whose password the token of the mail resets',
    resetPassword: 'Reset the password by the token of the mail',
    resume: 'Download the resume of an application',
    data: 'Download all data stored about the candidate',
  },
  staff: {
    captchaQuestion: 'Get a sum in place of the captcha picture',
    signIn: 'Begin a sign-in of the staff',
    verify: 'Check a code of the sign-in',
    enrolment: 'Read the secret of the authenticator to enrol',
    enrol: 'Enrol an authenticator and open the session',
    read: 'Read the session of the member who is signed in',
    signOut: 'End the session',
    captcha: 'Get a captcha picture',
    enrolmentQr: 'Get the secret of the authenticator as a QR code',
  },
  staff_proof: {
    prove: 'Prove the signed-in member by the authenticator again',
    read: 'Read for how long the last proof counts',
  },
  xsrf: { token: 'Set the XSRF cookie' },
  openapi: { read: 'Read this document' },
  desk_applications: {
    ...lists,
    list: 'List applications',
    counts: 'Count applications by status and vacancy, and the new ones',
    choices: 'List what applications can be filtered by',
    colleagues: 'List the members of the staff who can own an application',
    resumes: 'Download the resumes of several applications',
    changeSeveral: 'Change several applications',
    weigh: 'List what is to be known before several applications are decided on',
    decide: 'Set a status with its mail and a reason; told to the applicants after ten seconds',
    undo: 'Undo a new status that is not told yet',
    read: 'Read an application',
    change: 'Change the status, tags or owner of an application',
    addNote: 'Add a note to an application',
    templates: 'List the mail templates, filled in for the applicant',
    mail: 'Mail the applicant',
    mails: 'List the mails to the applicant',
    retryMail: 'Send a mail to the applicant at once',
    resume: 'Download the resume of an application',
  },
  desk_vacancies: {
    list: 'List vacancies, drafts and closed ones included',
    create: 'Create a draft',
    choices: 'List categories, locations and job types',
    addCategory: 'Add a category',
    addLocation: 'Add a location',
    colleagues: 'List the members of the staff who can own a vacancy',
    read: 'Read a vacancy',
    preview: 'Read a vacancy as the public will see it',
    copy: 'Copy a vacancy, as a draft or published at once',
    change: 'Change a vacancy',
    assign: 'Set the owner of a vacancy',
    publish: 'Publish a vacancy',
    extend: 'Move the last day of a vacancy to a later one',
    close: 'Close a vacancy',
    delete: 'Delete a draft or a sample',
  },
  desk_enquiries: {
    ...lists,
    colleagues: 'List the members of the staff who can own an enquiry',
    list: 'List enquiries, contact messages and demo requests',
    counts: 'Count enquiries by status and kind, and the new ones',
    read: 'Read an enquiry',
    change: 'Change the status or owner of an enquiry',
    addNote: 'Add a note to an enquiry',
    answer: 'Mail an answer to the sender',
    mails: 'List the mails to the sender',
    retryMail: 'Send a mail to the sender at once',
    release: 'Release an enquiry from quarantine',
  },
  desk_subscribers: {
    ...lists,
    list: 'List the subscribers of the newsletter',
    counts: 'Count the subscribers by status, and the new ones',
  },
  desk_outbox: {
    list: 'List the mails of the outbox',
    read: 'Read a mail',
    retry: 'Send a mail at once',
    release: 'Release a mail that is held',
  },
  desk_audit: { ...lists, list: 'List the audit log' },
  desk_retention: { read: 'List the retention periods' },
  desk_news: {
    read: 'Count what is new in each list since the caller looked at it',
    see: 'Keep how far the caller has seen a list',
  },
  desk_views: {
    list: 'List the views that the caller saved',
    create: 'Save a view of a list under a name',
    change: 'Rename a saved view, overwrite it or make it the default',
    delete: 'Delete a saved view',
  },
  desk_staff: {
    list: 'List the members of the staff',
    read: 'Read a member of the staff',
    add: 'Add a member',
    change: 'Change the name, number, address or role of a member',
    disable: 'Disable a member and end their sessions',
    enable: 'Let a member sign in again',
    reset: 'Delete the authenticator of a member',
  },
  desk_people: {
    lookUp: 'Tell what is kept about a person',
    export: 'Download all that is stored about a person',
    erase: 'Erase a person',
  },
};

export const features: Readonly<Record<keyof Tables, string>> = {
  jobs: 'Open vacancies',
  forms: 'The forms of the pages',
  subscriptions: 'The newsletter',
  applications: 'The application form',
  talent_pool: 'The talent pool',
  accounts: 'A candidate’s sign-in and account',
  staff: 'The sign-in of the staff',
  staff_proof: 'The authenticator again, for what is sensitive',
  xsrf: 'The XSRF token',
  openapi: 'This document',
  desk_applications: 'Applications at the desk',
  desk_vacancies: 'Vacancies at the desk',
  desk_enquiries: 'Enquiries at the desk',
  desk_subscribers: 'Subscribers at the desk',
  desk_outbox: 'The outbox at the desk',
  desk_audit: 'The audit log at the desk',
  desk_retention: 'Retention periods at the desk',
  desk_news: 'What is new at the desk',
  desk_views: 'Saved views of the desk’s lists',
  desk_staff: 'Members of the staff at the desk',
  desk_people: 'Personal data at the desk',
};

export const allOperations = Object.entries(tables).flatMap(([tag, operations]) => {
  const known: Readonly<Record<string, string>> = summaries[tag as keyof Tables];
  return Object.entries<Operation>(operations).map(([name, operation]) => ({
    ...{ tag, name, operation },
    summary: known[name] ?? '',
  }));
});
