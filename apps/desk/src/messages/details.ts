import { shortName } from './short-name.ts';

export const messages = {
  close: 'Close the details',
  notes: 'Notes',
  noNotes: 'No notes yet.',
  note: 'Write a note',
  notePlaceholder: 'What should colleagues know?',
  saveNote: 'Save note',
  savingNote: 'Saving',
  /** Told to assistive technology, since the focus stays in the field. */
  noteSaved: 'The note is saved.',
  noteMissing: 'Write something first.',
  history: 'History',
  operator: 'Operator',
  /** Before the time of the latest of several views. */
  last: 'last',
  noHistory: 'Nothing was done yet.',
  conflict: {
    heading: 'Somebody else changed this meanwhile',
    text: 'Nothing of yours was saved. Choose what is to be.',
    field: 'What',
    before: 'Before',
    theirs: 'Now',
    yours: 'Yours',
    keepTheirs: 'Keep what is there now',
    saveMine: 'Save mine',
    saving: 'Saving',
    nothing: 'none',
  },
  mail: {
    begun: (label: string) => `${label} (draft)`,
    heading: (name: string) => `Write to ${shortName(name)}`,
    template: 'Template',
    subject: 'Subject',
    text: 'Text',
    send: 'Send',
    sending: 'Sending',
    sent: 'The mail is on its way.',
    notKnown: 'The mail may be on its way: sent again as it is, it goes once.',
    to: 'To',
    subjectMissing: 'A mail needs a subject.',
    textMissing: 'A mail needs a text.',
  },
  /** Shown beside an address that refused a mail. */
  addressRefused: 'Mails do not arrive there: the address may be mistyped, or its mailbox full.',
  cancel: 'Cancel',
  notSaved: 'This was not saved.',
  /** Leads back to what was not saved. */
  showWhere: 'Show it',
  changedFirst: 'Somebody else changed it first.',
  notKnown: 'It is not known whether this was saved: look before you try again.',
  savedInPart: (done: number, all: number) =>
    `Only ${done.toLocaleString('en-IN')} of ${all.toLocaleString('en-IN')} were saved.`,
} as const;
