/** @type {readonly import('./defect.d.ts').Defect[]} */
export const defects = [
  {
    name: 'no-mail-on-postgresql',
    promise:
      'What a form sends is stored with its two mails in one transaction, on SQLite and PostgreSQL.',
    edits: [
      {
        file: 'apps/service/src/submissions/submit.ts',
        search: '      await addToOutbox(db, settings.mailFrom, now, [',
        replace: `      if (storage.dialect !== 'postgres')
        await addToOutbox(db, settings.mailFrom, now, [`,
      },
    ],
    command: 'nx run service:test src/enquiries src/contact src/demos',
  },
  {
    name: 'secret-stays-in-mail',
    promise: 'No code and no link stays in a mail that was sent.',
    edits: [
      {
        file: 'apps/service/src/outbox/store.ts',
        search: 'body: sql`replace(body, secret, ${BLANK})`,',
        replace: 'body: sql`body`,',
      },
    ],
    command: 'nx run service:test src/outbox',
  },
  {
    name: 'key-ignored',
    promise:
      'Same key and body give the same answer and one row, also at the same moment; another body is 422.',
    edits: [
      {
        file: 'apps/service/src/idempotency/once.ts',
        search: 'if (key === undefined) return work();',
        replace: 'if (key !== null) return work();',
      },
    ],
    command: 'nx run service:test src/enquiries src/api/routes',
  },
  {
    name: 'xsrf-unchecked',
    promise: "A browser's script needs the signed XSRF token: missing, wrong or invented is 403.",
    edits: [
      {
        file: 'apps/service/src/xsrf/guard.ts',
        search: 'if (sent === undefined || sent !== kept || !tokens()?.isValid(sent)) {',
        replace: 'if (sent !== kept) {',
      },
    ],
    command: 'nx run service:test src/api/routes',
  },
  {
    name: 'limit-removed',
    promise: 'A visitor has 20 writes a minute and operation, then 429 with `Retry-After`.',
    edits: [
      {
        file: 'apps/service/src/security/rate-limits.ts',
        search: 'if (!state.isAllowed && state.isExceeded) throw',
        replace: 'if (!state.isAllowed && !state.isExceeded) throw',
      },
    ],
    command: 'nx run service:test src/api/routes',
  },
  {
    name: 'no-retry-after',
    promise: 'An address has 20 writes an hour and operation, from wherever they come.',
    edits: [
      {
        file: 'apps/service/src/problem/from-error.ts',
        search: "headers: { 'Retry-After': String(Math.max(1, retryAfterSeconds)) },",
        replace: 'headers: {},',
      },
    ],
    command: 'nx run service:test src/security/sender-limit',
  },
  {
    name: 'last-day-missing',
    promise:
      'A vacancy is open to 23:59:59.999 of its last date in Asia/Kolkata, and from 0:00 of its first.',
    edits: [
      {
        file: 'apps/service/src/jobs/vacancies.ts',
        search: 'job.last_date >= day',
        replace: 'job.last_date > day',
      },
    ],
    command: 'nx run service:test src/jobs/publish',
  },
  {
    name: 'resume-not-looked-into',
    promise:
      'A resume is what its name says by its bytes, has no password, no macros and unpacks to less than 32 MB a part.',
    edits: [
      {
        file: 'apps/service/src/resumes/content/check-content.ts',
        search: "!mediaTypes[type].includes(detected)) return 'file_content_invalid';",
        replace: '!mediaTypes[type].includes(detected)) return undefined;',
      },
    ],
    command: 'nx run service:test src/resumes/content',
  },
  {
    name: 'formula-in-a-cell',
    promise: 'Cells of an exported table are no formulas.',
    edits: [
      {
        file: 'apps/service/src/desk/csv.ts',
        search: 'escape_formulas: true,',
        replace: 'escape_formulas: false,',
      },
    ],
    command: 'nx run service:test src/desk/applications src/desk/enquiries',
  },
  {
    name: 'audit-entry-missing',
    promise:
      'Every change, export and download at the desk is in the audit log, without what was searched for.',
    edits: [
      {
        file: 'apps/service/src/desk/applications/change.ts',
        search: '  if (setsStatus)\n    await audit(',
        replace: '  if (setsStatus && setsTags)\n    await audit(',
      },
    ],
    command: 'nx run service:test src/desk/applications src/desk/records',
  },
  {
    name: 'code-tried-once-more',
    promise: "A guest's code is good once, for 10 minutes, in 5 tries, in the browser that asked.",
    edits: [
      {
        file: 'apps/service/src/accounts/challenges.ts',
        search: 'TRIES_PER_CODE = 5;',
        replace: 'TRIES_PER_CODE = 6;',
      },
    ],
    command: 'nx run service:test src/accounts/guests',
  },
  {
    name: 'session-too-long',
    promise:
      "A guest's session ends after 30 minutes unused or 12 h; remembered, after 7 or 30 days.",
    edits: [
      {
        file: 'apps/service/src/accounts/sessions.ts',
        search: 'idle: 30 * MINUTE_MS,',
        replace: 'idle: 31 * MINUTE_MS,',
      },
    ],
    command: 'nx run service:test src/accounts/guests',
  },
  {
    name: 'message-not-erased',
    promise:
      "All that is stored about a person is given and deleted everywhere, and nothing of another's.",
    edits: [
      {
        file: 'apps/service/src/privacy/person.ts',
        search: "  contact_messages: 'email',\n",
        replace: '',
      },
    ],
    command: 'nx run service:test src/privacy',
  },
  {
    name: 'ready-without-database',
    promise:
      '`readyz` is 503 until the database answers; the service listens while PostgreSQL is down.',
    edits: [
      {
        file: 'apps/service/src/health/routes.ts',
        search: 'if (!isPrepared() || !(await answersInTime(storage))) throw',
        replace: 'if (!isPrepared()) throw',
      },
    ],
    command: 'nx run service:test src/api/routes',
  },
  {
    name: 'resumes-not-restored',
    promise:
      'A backup made under load holds all that was acknowledged, resumes included, in every row and column.',
    edits: [
      {
        file: 'apps/service/src/backups/restore.ts',
        search: "if ('resume' in holds) await keepResume(holds.resume, content);",
        replace: "if ('resume' in holds) continue;",
      },
    ],
    command: 'nx run service:test src/backups',
  },
];
