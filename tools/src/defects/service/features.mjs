/** @type {readonly import('../defect.d.ts').Defect[]} */
export const defects = [
  {
    name: 'no-mail-on-postgresql',
    promise:
      "A form's submission is stored with its two mails in one transaction, on SQLite and PostgreSQL.",
    edits: [
      {
        file: 'apps/service/src/features/forms/submit.ts',
        search: '      await addToOutbox(db, settings.mailFrom, now, [',
        replace: `      if (storage.dialect !== 'postgres')
        await addToOutbox(db, settings.mailFrom, now, [`,
      },
    ],
    command: 'nx run service:test src/features/forms/send-form',
  },
  {
    name: 'key-ignored',
    promise:
      'Same key and body give the same answer and one row, also at the same moment; another body is 422.',
    edits: [
      {
        file: 'apps/service/src/http/idempotency/run-idempotent.ts',
        search: 'if (key === undefined) return work();',
        replace: 'if (key !== null) return work();',
      },
    ],
    command: 'nx run service:test src/features/forms/send-form src/server/api/forms',
  },
  {
    name: 'last-day-missing',
    promise:
      'A vacancy is open to 23:59:59.999 of its last date in Asia/Kolkata, and from 0:00 of its first.',
    edits: [
      {
        file: 'apps/service/src/features/vacancies/search.ts',
        search: "where('last_date', '>=', day)",
        replace: "where('last_date', '>', day)",
      },
    ],
    command: 'nx run service:test src/features/vacancies/publish',
  },
  {
    name: 'search-takes-wildcards',
    promise:
      'A search finds the same on both databases as in the browser: any letters, in any case and encoding, in any number.',
    edits: [
      {
        file: 'apps/service/src/storage/contains.ts',
        search: 'text.replaceAll(/[\\\\%_]/g, String.raw`\\$&`)',
        replace: 'text',
      },
    ],
    command: 'nx run service:test src/features/vacancies/search',
  },
  {
    name: 'resume-not-looked-into',
    promise:
      "A resume's bytes match its name, it has no password, no macros, and unpacks to less than 32 MB a part.",
    edits: [
      {
        file: 'apps/service/src/features/resumes/content/check-content.ts',
        search: "  return 'file_content_invalid';\n};",
        replace: '  return undefined;\n};',
      },
    ],
    command: 'nx run service:test src/features/resumes/content',
  },
  {
    name: 'resume-takes-all-memory',
    promise:
      'A resume is read in a process of its own that occupies at most 128 MB and is ended after 1 s; it can write nothing.',
    edits: [
      {
        file: 'apps/service/src/features/resumes/content/reader.ts',
        search: '`--data=${String(most)}`, ',
        replace: '',
      },
    ],
    command: 'nx run service:test src/features/resumes/content/reader',
  },
  {
    name: 'resumes-before-others',
    promise:
      'Resumes of one address wait behind each other, not before those of others; too many are 503.',
    edits: [
      {
        file: 'apps/service/src/features/resumes/content/in-turn.ts',
        search: 'own.turns(async () => turns(work))',
        replace: 'turns(work)',
      },
    ],
    command: 'nx run service:test src/features/resumes/content/in-turn',
  },
  {
    name: 'message-not-erased',
    promise:
      "All data about a person are exported and deleted everywhere, and no data of another's.",
    edits: [
      {
        file: 'apps/service/src/features/privacy/person.ts',
        search: "  ...forFormTables(() => 'email' as const),\n",
        replace: '',
      },
    ],
    command: 'nx run service:test src/features/privacy',
  },
  {
    name: 'office-reads-answers',
    promise:
      "The export of the office’s address has the mails to it, and not the office's mails to others.",
    edits: [
      {
        file: 'apps/service/src/features/privacy/person.ts',
        search: 'or about = ${address})`;',
        replace: 'or lower(reply_to) = ${address})`;',
      },
    ],
    command: 'nx run service:test src/features/privacy',
  },
  {
    name: 'staff-given-away',
    promise:
      "A person's export names no member of the staff who wrote to them or got their mails, nor what a mail server said of that mailbox.",
    edits: [
      {
        file: 'apps/service/src/features/privacy/export.ts',
        search: "  'author_code',\n",
        replace: '',
      },
    ],
    command: 'nx run service:test src/desk/mails',
  },
  {
    name: 'pool-ends-untold',
    promise:
      'An applicant in the talent pool gets one mail 30 days before the end, whichever process is first; then the row goes.',
    edits: [
      {
        file: 'apps/service/src/operations/retention/apply-retention.ts',
        search: ' and pool_told_at is not null',
        replace: '',
      },
      {
        file: 'apps/service/src/features/talent-pool/tell.ts',
        search: "      .where('pool_told_at', 'is', null)\n",
        replace: '',
      },
    ],
    command: 'nx run service:test src/features/talent-pool',
  },
  {
    name: 'sources-mixed-up',
    promise:
      'Visitors from different places never share a page with a source, here or in a cache between.',
    edits: [
      {
        file: 'apps/service/src/server/pages/renderer.ts',
        search: "(from === '' ? '' : ` ${from}`)",
        replace: "''",
      },
    ],
    command: 'nx run service:test src/server/pages/source',
  },
];
