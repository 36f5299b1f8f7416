/** @type {readonly import('../defect.d.ts').Defect[]} */
export const defects = [
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
    command: 'nx run service:test src/server/api/guards',
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
    command: 'nx run service:test src/server/api/guards',
  },
  {
    name: 'port-makes-a-visitor',
    promise:
      'A visitor counts as one in every notation of a proxy: with a port, in brackets, an IPv6 network of 64 bits.',
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
    name: 'strangers-lock-candidates',
    promise:
      'No account is locked by people who do not know its password, and no desk account by people elsewhere.',
    edits: [
      {
        file: 'apps/service/src/auth/candidates/challenges.ts',
        search: '  ...(account && { password_hash: account.password_hash }),\n',
        replace: '',
      },
    ],
    command: 'nx run service:test src/auth/candidates/guesses',
  },
  {
    name: 'mailbox-forgotten',
    promise: "A mailbox's count is never dropped for others, however many are named.",
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
    promise: 'A mailbox has 20 writes an hour and operation, from any address and in any spelling.',
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
    name: 'code-tried-once-more',
    promise:
      "A candidate's code is good once, for 10 minutes, in 5 tries, in the browser that asked.",
    edits: [
      {
        file: 'apps/service/src/auth/candidates/challenges.ts',
        search: 'TRIES_PER_CODE = 5;',
        replace: 'TRIES_PER_CODE = 6;',
      },
    ],
    command: 'nx run service:test src/auth/candidates/sign-in',
  },
  {
    name: 'session-too-long',
    promise:
      "A candidate's session ends after 30 minutes unused or 12 h; remembered, after 7 or 30 days.",
    edits: [
      {
        file: 'apps/service/src/auth/candidates/sessions.ts',
        search: 'idle: 30 * MINUTE_MS,',
        replace: 'idle: 31 * MINUTE_MS,',
      },
    ],
    command: 'nx run service:test src/auth/candidates/sign-in',
  },
  {
    name: 'session-beside-a-new-password',
    promise:
      'No session begins beside a new password, an erasure, or a member who is disabled or removed.',
    edits: [
      {
        file: 'apps/service/src/auth/candidates/reset-password.ts',
        search: '    await holdMailbox(db, mailbox);\n    if (!(await useReset',
        replace: '    if (!(await useReset',
      },
    ],
    command: 'nx run service:test src/auth/candidates/races',
  },
  {
    name: 'code-beyond-the-limit',
    promise: 'The limits of codes and links a mailbox hold for concurrent calls.',
    edits: [
      {
        file: 'apps/service/src/auth/candidates/sign-in.ts',
        search: '    await holdMailbox(db, mailbox);\n',
        replace: '',
      },
    ],
    command: 'nx run service:test src/auth/candidates/races',
  },
  {
    name: 'no-administrator-left',
    promise:
      'Two administrators who demote or disable one another at the same time leave one administrator.',
    edits: [
      {
        file: 'apps/service/src/auth/staff/operate.ts',
        search: "  await lockKey(db, 'staff');\n",
        replace: '',
      },
    ],
    command: 'nx run service:test src/auth/staff/races',
  },
  {
    name: 'proof-for-ever',
    promise:
      'A call that needs a new proof is refused ten minutes after the last code; five wrong codes end a session.',
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
    name: 'renewed-and-signed-out',
    promise: 'A pending call with the old token does not clear the token of a new proof.',
    edits: [
      {
        file: 'apps/service/src/auth/core/sessions.ts',
        search: '      if (!who) throw required();',
        replace:
          '      if (!who && visitor.session !== undefined) (visitor as Visitor).clearSession();\n      if (!who) throw required();',
      },
    ],
    command: 'nx run service:test src/auth/staff/proof',
  },
];
