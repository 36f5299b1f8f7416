/** @type {readonly import('./defect.d.ts').Defect[]} */
export const defects = [
  {
    name: 'no-mail-on-postgresql',
    promise:
      'What a form sends is stored with its two mails in one transaction, on SQLite and PostgreSQL.',
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
    name: 'secret-stays-in-mail',
    promise: 'No code and no link stays in a mail that was sent.',
    edits: [
      {
        file: 'apps/service/src/mail/outbox/store.ts',
        search: 'body: sql`replace(body, secret, ${BLANK})`,',
        replace: 'body: sql`body`,',
      },
    ],
    command: 'nx run service:test src/mail/outbox',
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
    command: 'nx run service:test src/features/forms/send-form src/server/api/routes',
  },
  {
    name: 'xsrf-unchecked',
    promise: "A browser's script needs the signed XSRF token: missing, wrong or invented is 403.",
    edits: [
      {
        file: 'apps/service/src/auth/xsrf/guard.ts',
        search: 'if (sent === undefined || sent !== kept || !tokens()?.isValid(sent)) {',
        replace: 'if (sent !== kept) {',
      },
    ],
    command: 'nx run service:test src/server/api/routes',
  },
  {
    name: 'limit-removed',
    promise: 'A visitor has 20 writes a minute and operation, then 429 with `Retry-After`.',
    edits: [
      {
        file: 'apps/service/src/http/security/rate-limits.ts',
        search: '!state.isAllowed && state.isExceeded) throw',
        replace: '!state.isAllowed && !state.isExceeded) throw',
      },
    ],
    command: 'nx run service:test src/server/api/routes',
  },
  {
    name: 'port-makes-a-visitor',
    promise:
      'A visitor is one however a proxy writes them: with a port, in brackets, an IPv6 network of 64 bits.',
    edits: [
      {
        file: 'apps/service/src/http/security/client.ts',
        search: '(bracketed ?? beforePort ?? text)',
        replace: '(bracketed ?? text)',
      },
    ],
    command: 'nx run service:test src/http/security/client',
  },
  {
    name: 'strangers-lock-guests',
    promise:
      'Nobody is locked out of an account by those who do not know its password, nor of a desk by those elsewhere.',
    edits: [
      {
        file: 'apps/service/src/auth/guests/challenges.ts',
        search: '  ...(account && { password_hash: account.password_hash }),\n',
        replace: '',
      },
    ],
    command: 'nx run service:test src/auth/guests/attacks',
  },
  {
    name: 'mailbox-forgotten',
    promise: "A mailbox's count is forgotten for no others, however many are named.",
    edits: [
      {
        file: 'apps/service/src/http/security/rate-limits.ts',
        search: 'countsIn(server, { store: CountTable })',
        replace: 'countsIn(server, {})',
      },
    ],
    command: 'nx run service:test src/http/security/sender-limit',
  },
  {
    name: 'no-retry-after',
    promise:
      'A mailbox has 20 writes an hour and operation, from wherever they come and however it is spelled.',
    edits: [
      {
        file: 'apps/service/src/http/problem/from-error.ts',
        search: '{ retryAfterSeconds: Math.max(1, retryAfterSeconds) }',
        replace: '{}',
      },
    ],
    command: 'nx run service:test src/http/security/sender-limit',
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
      'A search finds the same on both databases as in the browser: any letters, in any case, in any number.',
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
      'A resume is what its name says by its bytes, has no password, no macros and unpacks to less than 32 MB a part.',
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
    name: 'formula-in-a-cell',
    promise: 'Cells of an exported table are no formulas.',
    edits: [
      {
        file: 'apps/service/src/desk/table.ts',
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
    name: 'told-too-early',
    promise:
      'Nothing tells an applicant a status, a mail or a reason that can still be undone, no copy of their data too.',
    edits: [
      {
        file: 'apps/service/src/features/privacy/export.ts',
        search: 'status: toldStatus(application, now),',
        replace: 'status: application.status,',
      },
    ],
    command: 'nx run service:test src/desk/applications/decide',
  },
  {
    name: 'mail-left-by-undo',
    promise:
      'A decision has an outcome for each, one for a key, and is told after ten seconds unless it is undone.',
    edits: [
      {
        file: 'apps/service/src/features/applications/told-status.ts',
        search: "    .where('leased_until', 'is', null)\n",
        replace: '',
      },
    ],
    command: 'nx run service:test src/desk/applications/decide',
  },
  {
    name: 'code-tried-once-more',
    promise: "A guest's code is good once, for 10 minutes, in 5 tries, in the browser that asked.",
    edits: [
      {
        file: 'apps/service/src/auth/guests/challenges.ts',
        search: 'TRIES_PER_CODE = 5;',
        replace: 'TRIES_PER_CODE = 6;',
      },
    ],
    command: 'nx run service:test src/auth/guests/guests',
  },
  {
    name: 'session-too-long',
    promise:
      "A guest's session ends after 30 minutes unused or 12 h; remembered, after 7 or 30 days.",
    edits: [
      {
        file: 'apps/service/src/auth/guests/sessions.ts',
        search: 'idle: 30 * MINUTE_MS,',
        replace: 'idle: 31 * MINUTE_MS,',
      },
    ],
    command: 'nx run service:test src/auth/guests/guests',
  },
  {
    name: 'message-not-erased',
    promise:
      "All that is stored about a person is given and deleted everywhere, and nothing of another's.",
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
    name: 'note-beside-an-erasure',
    promise:
      'Nothing stays of what is written while its person is erased, and nothing acknowledged loses its mails.',
    edits: [
      {
        file: 'apps/service/src/desk/applications/row.ts',
        search: 'await queryApplication(db, reference).$call(heldBy(db)).executeTakeFirst();',
        replace: 'await queryApplication(db, reference).executeTakeFirst();',
      },
    ],
    command: 'nx run service:test src/desk/races',
  },
  {
    name: 'version-not-compared',
    promise:
      'Of two who do any two things to one row at once each is told what is so: 10 times, by `npm run faults` 100.',
    edits: [
      {
        file: 'apps/service/src/desk/enquiries/row.ts',
        search: "    .where('version', '=', version)\n",
        replace: '',
      },
    ],
    command: 'nx run service:test src/desk/races',
  },
  {
    name: 'session-beside-a-new-password',
    promise:
      'No session begins beside a new password, an erasure, or a member who is disabled or removed.',
    edits: [
      {
        file: 'apps/service/src/auth/guests/reset-password.ts',
        search: '    await holdMailbox(storage, db, mailbox);\n    if (!(await useReset',
        replace: '    if (!(await useReset',
      },
    ],
    command: 'nx run service:test src/auth/guests/races',
  },
  {
    name: 'view-not-noted',
    promise:
      'Whoever looks at a person’s data is in the audit log once for a view, which quotes nobody’s words.',
    edits: [
      {
        file: 'apps/service/src/desk/outbox/routes.ts',
        search: '    await noteRead(call);\n    return mail;\n  },\n  retry',
        replace: '    return mail;\n  },\n  retry',
      },
    ],
    command: 'nx run service:test src/desk/views',
  },
  {
    name: 'office-reads-answers',
    promise:
      'The office’s address is given what was mailed to it, and not what the office wrote to others.',
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
    name: 'ready-without-database',
    promise:
      '`readyz` is 503 until the database answers; the service listens while PostgreSQL is down.',
    edits: [
      {
        file: 'apps/service/src/operations/health/routes.ts',
        search: 'if (!isPrepared() || !(await answersInTime(storage))) throw',
        replace: 'if (!isPrepared()) throw',
      },
    ],
    command: 'nx run service:test src/server/api/routes',
  },
  {
    name: 'resumes-not-restored',
    promise:
      'A backup made under load holds all that was acknowledged, resumes included, in every row and column.',
    edits: [
      {
        file: 'apps/service/src/operations/backups/restore.ts',
        search: "if ('resume' in holds) await keepResume(holds.resume, content);",
        replace: "if ('resume' in holds) continue;",
      },
    ],
    command: 'nx run service:test src/operations/backups',
  },
  {
    name: 'bucket-of-another',
    promise:
      'A trial restore with the bucket of a running service, and a start with it, is refused in one line and deletes nothing.',
    edits: [
      {
        file: 'apps/service/src/features/installation/ownership.ts',
        search: 'if (owner === installation) continue;',
        replace: 'if (owner !== undefined) continue;',
      },
    ],
    command: 'nx run service:test src/operations/backups/in-bucket src/features/installation',
  },
  {
    name: 'erased-come-back',
    promise:
      'A restore does again what was decided since: erased, unsubscribed, withdrawn, staff disabled; and says so.',
    edits: [
      {
        file: 'apps/service/src/features/privacy/person.ts',
        search: "  await noteDecision({ storage, ...noting }, 'erased', address);\n",
        replace: '',
      },
    ],
    command: 'nx run service:test src/operations/backups/decisions',
  },
  {
    name: 'pool-ends-untold',
    promise:
      'Nobody leaves the talent pool untold: one mail 30 days before, whichever process is first; then the row goes.',
    edits: [
      {
        file: 'apps/service/src/operations/retention/purge.ts',
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
  {
    name: 'mails-sent-while-stopping',
    promise:
      'A stop begins no more mails and marks those that were begun, with a slow mail server and a client that holds it up.',
    edits: [
      {
        file: 'apps/service/src/mail/outbox/worker.ts',
        search: '      stopping.abort();\n      const cut',
        replace: '      const cut',
      },
    ],
    command: 'nx run service:test src/stop',
  },
  {
    name: 'request-lost-at-stop',
    promise:
      'A stop, by SIGINT or SIGTERM, answers every request that was wholly sent before it, over new and kept connections.',
    edits: [
      {
        file: 'apps/service/src/server/stop-serving.ts',
        search: '    await acceptWaiting();',
        replace: '',
      },
    ],
    command: 'nx run service:test src/stop-serving',
  },
  {
    name: 'proof-for-ever',
    promise:
      'What needs the authenticator again is refused ten minutes after the last code; five wrong codes end a session.',
    edits: [
      {
        file: 'apps/service/src/auth/staff/proof.ts',
        search: '  if (leftOf(member, now) > 0) return;',
        replace: '  if (leftOf(member, now) >= 0) return;',
      },
    ],
    command: 'nx run service:test src/auth/staff/proof',
  },
  {
    name: 'administrators-demote-one-another',
    promise:
      'Administrators add, change, disable, enable and reset members, who are told by mail; one is always left.',
    edits: [
      {
        file: 'apps/service/src/auth/staff/operate.ts',
        search: "  if (actor?.disabled_at === null && may(actor.role, 'staff.write')) return;",
        replace: "  if (actor && may('administrator', 'staff.write')) return;",
      },
    ],
    command: 'nx run service:test src/desk/staff',
  },
  {
    name: 'address-in-the-log',
    promise:
      'Administrators look up, export and erase a person, as the command does; no URL and no log has the address.',
    edits: [
      {
        file: 'apps/service/src/auth/staff/people.ts',
        search: '  return `person ${hash(`subject:${address}`).slice(0, TAG_LENGTH)}`;',
        replace: '  return `person ${address}${hash(address).slice(TAG_LENGTH, TAG_LENGTH)}`;',
      },
    ],
    command: 'nx run service:test src/desk/people',
  },
];
