/** @type {readonly import('../defect.d.ts').Defect[]} */
export const defects = [
  {
    name: 'formula-in-a-cell',
    promise:
      'Cells of an exported table are no formulas, nor is what a semicolon, tab or line break in one begins.',
    edits: [
      {
        file: 'apps/service/src/desk/lists/table.ts',
        search: 'escape_formulas: true,',
        replace: 'escape_formulas: false,',
      },
    ],
    command: 'nx run service:test src/desk/applications src/desk/enquiries',
  },
  {
    name: 'line-break-ends-a-row',
    promise: 'A cell of an exported table is one cell, whatever line breaks it has.',
    edits: [
      {
        file: 'apps/service/src/desk/lists/table.ts',
        search: 'quoted_match: /[\\r\\n;\\t]/,',
        replace: '',
      },
    ],
    command: 'nx run service:test src/desk/table',
  },
  {
    name: 'audit-entry-missing',
    promise:
      'Every change, export and download at the desk is in the audit log, without the words of a search.',
    edits: [
      {
        file: 'apps/service/src/desk/applications/change.ts',
        search: '  if (setsStatus)\n    await auditChange(',
        replace: '  if (setsStatus && setsTags)\n    await auditChange(',
      },
    ],
    command: 'nx run service:test src/desk/applications src/desk/records',
  },
  {
    name: 'told-too-early',
    promise:
      'An applicant learns no status, mail or reason that can still be undone, nor does a copy of their data have it.',
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
      'A decision has an outcome for each application, one for a key, and is mailed after ten seconds unless it is undone.',
    edits: [
      {
        file: 'apps/service/src/features/applications/told-status.ts',
        search: "    .where('leased_until', 'is', null)\n",
        replace: '',
      },
    ],
    command: 'nx run service:test src/desk/applications/undo',
  },
  {
    name: 'note-beside-an-erasure',
    promise:
      'No record written during an erasure of its person stays, and no acknowledged one loses its mails.',
    edits: [
      {
        file: 'apps/service/src/desk/applications/row.ts',
        search: 'queryApplication(db, reference).$call(forUpdate(db)).executeTakeFirstOrThrow(',
        replace: 'queryApplication(db, reference).executeTakeFirstOrThrow(',
      },
    ],
    command: 'nx run service:test src/desk/applications/races',
  },
  {
    name: 'two-default-views',
    promise: "Concurrent changes to a colleague's views leave one default and one view a name.",
    edits: [
      {
        file: 'apps/service/src/desk/saved-views/saved-views.ts',
        search: 'lockKey(db, `views:${id}`)',
        replace: 'Promise.resolve({ db, id })',
      },
    ],
    command: 'nx run service:test src/desk/saved-views/races',
  },
  {
    name: 'version-not-compared',
    promise:
      'Each of two concurrent changes to a row gets its own correct outcome: 10 times, by `npm run faults` 100.',
    edits: [
      {
        file: 'apps/service/src/desk/history/seen.ts',
        search: '    .where(sql<SqlBool>`version = ${version}`)\n',
        replace: '',
      },
    ],
    command: 'nx run service:test src/desk/races',
  },
  {
    name: 'view-not-noted',
    promise:
      'Each look at a person’s data is in the audit log once for a view, which quotes nobody’s words.',
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
