/** @type {readonly import('../defect.d.ts').Defect[]} */
export const defects = [
  {
    name: 'secret-stays-in-mail',
    promise: 'Codes and links are blanked in a mail once it was sent.',
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
    name: 'full-disk-misnamed',
    promise:
      'A full disk is reported as such; a restore that is done says so, even if the replaced data could not be deleted yet.',
    edits: [
      {
        file: 'apps/service/src/storage/sqlite.ts',
        search: 'if (this.#database.isTransaction) await',
        replace: 'await',
      },
    ],
    command: 'nx run service:test src/storage/storage',
  },
  {
    name: 'failure-unlogged',
    promise: 'Every request that cannot be served is logged with its id.',
    edits: [
      {
        file: 'apps/service/src/server/error-answers.ts',
        search: '!request.socket.destroyed',
        replace: '!request.raw.destroyed',
      },
    ],
    command: 'nx run service:test src/server/api/routes',
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
      'A restore repeats the decisions since the backup: erased, unsubscribed, withdrawn, staff disabled; and says so.',
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
    name: 'mails-sent-while-stopping',
    promise:
      'A stop begins no more mails and marks those that were begun, with a slow mail server and a client that holds it up.',
    edits: [
      {
        file: 'apps/service/src/runtime/loop.ts',
        search: '      stopping.abort();\n',
        replace: '',
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
    command: 'nx run service:test src/server/stop-serving',
  },
];
