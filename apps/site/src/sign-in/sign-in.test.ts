import type { Account, AccountsClient, OwnApplication, OwnSession } from '@example/api/accounts';
import { ApiError } from '@example/api/problem';
import { account as words } from '@example/content/account';
import { accountPage } from '@example/content/account-page';
import { signIn } from '@example/content/sign-in';
import { describe, expect, it, vi } from 'vitest';
import { createSiteFrom } from '../entry-server.tsx';
import { pages } from '../routing/registry.ts';

const site = createSiteFrom({
  publicOrigin: 'https://www.example.com',
  assets: () => ({
    inline: { headScript: '/* head */', hydrateOnIntent: '/* boot */' },
    pages: Object.fromEntries(
      pages.map(({ name }) => [name, { css: 'a{}', entry: `/assets/${name}.js`, preload: [] }]),
    ),
  }),
});

const application: OwnApplication = {
  reference: 'A-1234ABCD',
  job_id: 7,
  job_title: 'GIS <Analyst>',
  status: 'received',
  applied_on: '2026-11-02',
  resume_name: 'cv <b>.pdf',
  resume_bytes: 120_000,
  can_withdraw: true,
};
const asha: Account = { email: 'asha@example.info', applications: [application] };

const sessions: readonly OwnSession[] = [
  {
    id: 'fedcba9876543210',
    browser: 'Firefox',
    system: 'Windows',
    signed_in_at: '2026-11-26T08:03:07+05:30',
    seen_at: '2026-11-26T09:00:00+05:30',
    is_this: true,
  },
  {
    id: '0123456789abcdef',
    browser: '',
    system: '',
    signed_in_at: '2026-11-20T23:59:59+05:30',
    seen_at: '2026-11-25T10:00:00+05:30',
    is_this: false,
  },
];
const nobodys = () => ({
  signIn: vi.fn<AccountsClient['signIn']>(() => Promise.resolve()),
  verify: vi.fn<AccountsClient['verify']>(() => Promise.resolve({ email: asha.email })),
  read: vi.fn<AccountsClient['read']>(() => Promise.resolve(undefined)),
  withdraw: vi.fn<AccountsClient['withdraw']>(() => Promise.resolve()),
  erase: vi.fn<AccountsClient['erase']>(() => Promise.resolve(3)),
  signOut: vi.fn<AccountsClient['signOut']>(() => Promise.resolve()),
  sessions: vi.fn<AccountsClient['sessions']>(() => Promise.resolve(sessions)),
  endSession: vi.fn<AccountsClient['endSession']>(() => Promise.resolve()),
  endOtherSessions: vi.fn<AccountsClient['endOtherSessions']>(() => Promise.resolve(1)),
  forgotPassword: vi.fn<AccountsClient['forgotPassword']>(() => Promise.resolve()),
  resetPassword: vi.fn<AccountsClient['resetPassword']>(() => Promise.resolve()),
});
const accountsWith = (overrides: Partial<AccountsClient>): AccountsClient => ({
  ...nobodys(),
  ...overrides,
});
const ofAsha = () => ({ ...nobodys(), read: () => Promise.resolve(asha) });

const rejects =
  (...error: ConstructorParameters<typeof ApiError>) =>
  () =>
    Promise.reject(new ApiError(...error));

const render = async (
  address: string,
  accounts: AccountsClient = nobodys(),
  body?: Readonly<Record<string, string>>,
) =>
  site.render(
    new Request(`https://www.example.com${address}`, {
      ...(body && { method: 'POST', body: new URLSearchParams(body) }),
    }),
    { backend: { accounts } },
  );

const typed = { form: 'login-guest', email: ' asha@example.info ', password: 'a long secret' };

describe('login page', () => {
  it('is one visitor’s own, kept by nobody', async () => {
    for (const accounts of [nobodys(), ofAsha()]) {
      const { headers } = await render('/login', accounts);
      expect(headers['cache-control']).toBe('private, no-store');
    }
  });

  it('says what becomes of a first visit', async () => {
    const { html } = await render('/login?mode=guest');
    expect(html).toContain(signIn.guest.first);
  });

  it('says so when it cannot be looked up who is signed in', async () => {
    const { status, html } = await render(
      '/login',
      accountsWith({ read: rejects('server', 'down') }),
    );
    expect(status).toBe(503);
    expect(html).toContain(accountPage.loadFailure.heading);
    expect(html).not.toContain(signIn.guest.first);
  });
});

describe('guest sign-in (without JavaScript)', () => {
  it('is sent on to the screen for the code', async () => {
    const accounts = nobodys();
    const { status, headers } = await render('/login?mode=guest', accounts, {
      ...typed,
      remember_me: 'yes',
    });
    expect(accounts.signIn.mock.calls[0]?.[0]).toEqual({
      email: 'asha@example.info',
      password: 'a long secret',
      remember_me: true,
    });
    expect(accounts.signIn.mock.calls[0]?.[1]).not.toHaveProperty('idempotencyKey');
    expect([status, headers['location']]).toEqual([303, '/login?step=code#login-code-code']);
    expect((await render('/login?step=code')).html).toContain('Digit 6 of 6');
  });

  it('finds again what was typed, but no password, and nothing was sent', async () => {
    const accounts = nobodys();
    const { status, html } = await render('/login?mode=guest', accounts, {
      ...typed,
      password: 'tooshort<',
      remember_me: 'yes',
    });
    expect(status).toBe(422);
    expect(html).toContain(signIn.validation.password_too_short);
    expect(html).toContain('value=" asha@example.info "');
    expect(html).toMatch(/<input[^>]*name="remember_me"[^>]*checked/);
    expect(html).not.toContain('tooshort');
    expect(accounts.signIn).not.toHaveBeenCalled();
  });

  it('is told that no code was sent when there were too many tries', async () => {
    const { status, html } = await render(
      '/login?mode=guest',
      accountsWith({ signIn: rejects('too-many', 'wait', { status: 429, retryAfterSeconds: 60 }) }),
      typed,
    );
    expect(status).toBe(429);
    expect(html).toContain(signIn.guest.failures.too_many.text.replaceAll("'", '&#x27;'));
    expect(html).not.toContain('a long secret');
  });

  it('is at the login page again once the code is verified', async () => {
    const accounts = nobodys();
    const boxes = Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`code-${n}`, String(n)]));
    const { status, headers } = await render('/login?step=code', accounts, {
      form: 'login-code',
      ...boxes,
    });
    expect(accounts.verify.mock.calls[0]?.[0]).toBe('123456');
    expect([status, headers['location']]).toEqual([303, '/login#view']);
  });

  it('stays at the screen for the code with one that does not work', async () => {
    const errors = [{ field: 'code', message: signIn.validation.code_invalid }];
    const verify = rejects('bad-input', 'no', { status: 422, errors });
    const post = { form: 'login-code', code: '123456' };
    const { status, html } = await render('/login?step=code', accountsWith({ verify }), post);
    expect(status).toBe(422);
    expect(html).toContain(signIn.validation.code_invalid);
    expect(html).toContain('Digit 1 of 6');
    expect(html).not.toContain('123456');
    const none = await render('/login?step=code', nobodys(), { form: 'login-code' });
    expect(none.html).toContain(signIn.validation.code_missing);
  });
});

describe('guest account', () => {
  it('is who they are, and their applications as text', async () => {
    const { html } = await render('/login?step=code', ofAsha());
    expect(html).toContain(words.signedIn(asha.email));
    expect(html).toContain('GIS &lt;Analyst&gt;');
    expect(html).toContain('A-1234ABCD');
    expect(html).toContain(words.applications.statuses.received);
    expect(html).toContain('02-11-2026');
    expect(html).toContain('href="/api/v0/my_resume?reference=A-1234ABCD"');
    expect(html).toContain('cv &lt;b&gt;.pdf (118 KB)');
    expect(html).toContain('href="/login?withdraw=A-1234ABCD"');
    expect(html).toContain('href="/api/v0/my_data"');
    expect(html).not.toContain('Digit 1 of 6');
    expect(html).toContain('noindex');
  });

  it('has a script of its own, that nobody else loads', async () => {
    const scriptOf = async (address: string, accounts?: AccountsClient) =>
      /data-entry="([^"]*)"/.exec((await render(address, accounts)).html)?.[1];
    for (const address of [
      '/login',
      '/login?mode=guest',
      '/login?step=code',
      '/login?step=erase',
    ]) {
      expect(await scriptOf(address)).toBe('/assets/login.js');
      expect(await scriptOf(address, ofAsha())).toBe('/assets/account.js');
    }
    for (const address of ['/login?mode=official', '/login?step=forgot']) {
      expect(await scriptOf(address, ofAsha())).toBe('/assets/login.js');
    }
  });

  it.each(['waiting', 'infected'] as const)('is no file where that is %s', async (resume_held) => {
    const held = { ...application, resume_name: 'cv.pdf', resume_bytes: 0, resume_held };
    const read = () => Promise.resolve({ ...asha, applications: [held] });
    const { html } = await render('/login', accountsWith({ read }));
    expect(html).toContain(words.applications.resumeHeld[resume_held]('cv.pdf'));
    expect(html).not.toContain('my_resume');
    expect(html).toContain('?withdraw=');
  });

  it('is where to find vacancies, before the first application', async () => {
    const read = () => Promise.resolve({ ...asha, applications: [] });
    const { html } = await render('/login', accountsWith({ read }));
    expect(html).toContain(words.applications.none.heading);
    expect(html).toContain(`href="${words.applications.none.link.href}"`);
  });

  it('leads to older applications, and from there to the newest', async () => {
    const older_after = 'A-1234ABCD';
    const read = vi.fn(() => Promise.resolve({ ...asha, older_after }));
    const { html } = await render('/login', accountsWith({ read }));
    expect(html).toContain('href="/login?after=A-1234ABCD"');
    expect(html).not.toContain(words.applications.newest);
    const last = vi.fn(() => Promise.resolve(asha));
    const older = await render('/login?after=A-1234ABCD', accountsWith({ read: last }));
    expect(last).toHaveBeenCalledWith(expect.objectContaining({ after: 'A-1234ABCD' }));
    expect(older.html).toContain(words.applications.newest);
    expect(older.html).not.toContain(words.applications.older);
  });

  it('is no file and no way to withdraw, of what is withdrawn', async () => {
    const withdrawn = {
      ...application,
      status: 'withdrawn',
      resume_bytes: 0,
      can_withdraw: false,
    } as const;
    const read = () => Promise.resolve({ ...asha, applications: [withdrawn] });
    const address = '/login?sent=account-withdraw&reference=A-1234ABCD';
    const { html } = await render(address, accountsWith({ read }));
    expect(html).toContain(words.withdraw.done.heading);
    expect(html).toContain(words.applications.statuses.withdrawn);
    expect(html).not.toContain('my_resume');
    expect(html).not.toContain('?withdraw=');
    expect((await render(address, ofAsha())).html).not.toContain(words.withdraw.done.heading);
  });
});

describe('application withdrawal', () => {
  const address = '/login?withdraw=A-1234ABCD';
  const pressed = { form: 'account-withdraw', reference: 'A-1234ABCD' };

  it('is of an application that the list does not show at once, too', async () => {
    const read = vi.fn(() => Promise.resolve({ ...asha, applications: [], application }));
    const { html } = await render(address, accountsWith({ read }));
    expect(read).toHaveBeenCalledWith(expect.objectContaining({ reference: 'A-1234ABCD' }));
    expect(html).toContain(words.withdraw.heading);
  });

  it('is asked for once more, and then done', async () => {
    const accounts = ofAsha();
    expect((await render(address, accounts)).html).toContain(words.withdraw.heading);
    expect(accounts.withdraw).not.toHaveBeenCalled();
    const { status, headers } = await render(address, accounts, pressed);
    expect(accounts.withdraw.mock.calls[0]?.[0]).toBe('A-1234ABCD');
    expect(status).toBe(303);
    expect(headers['location']).toBe(
      '/login?sent=account-withdraw&reference=A-1234ABCD#account-withdraw-outcome',
    );
  });

  it('is not offered for what is not theirs', async () => {
    const { html } = await render('/login?withdraw=A-9999ZZZZ', ofAsha());
    expect(html).toContain(words.withdraw.gone.heading);
    expect(html).not.toContain(words.withdraw.submit);
  });

  it.each([
    ['not-found', 404],
    ['bad-input', 409],
  ] as const)('says that it cannot be, when the service says %s', async (kind, status) => {
    const withdraw = rejects(kind, 'no', { status });
    const accounts = { ...ofAsha(), withdraw };
    const answer = await render(address, accounts, pressed);
    expect(answer.status).toBe(404);
    expect(answer.html).toContain(words.withdraw.failures.not_found.text);
  });

  it('needs a session', async () => {
    const accounts = accountsWith({ withdraw: rejects('bad-input', 'who?', { status: 401 }) });
    const { status, headers } = await render(address, accounts, pressed);
    expect([status, headers['location']]).toEqual([303, '/login?mode=guest&step=ended#view']);
    for (const ended of ['/login?mode=guest&step=ended', address, '/login?step=erase']) {
      const { html } = await render(ended);
      expect(html).toContain(accountPage.ended.heading);
      expect(html).toMatch(/<details[^>]* open=""[^>]*data-tab="guest"/);
    }
  });
});

describe('account erasure', () => {
  const address = '/login?step=erase';

  it('says what goes, and wants the address once more', async () => {
    const { html } = await render(address, ofAsha());
    for (const text of words.erase.removed) expect(html).toContain(text.replaceAll("'", '&#x27;'));
    const refused = await render(address, ofAsha(), { form: 'account-erase', email: '' });
    expect(refused.status).toBe(422);
    expect(refused.html).toContain(signIn.validation.email_missing);
  });

  it('is done, and said', async () => {
    const accounts = ofAsha();
    const post = { form: 'account-erase', email: asha.email };
    const { status, headers } = await render(address, accounts, post);
    expect(accounts.erase.mock.calls[0]?.[0]).toBe(asha.email);
    expect(status).toBe(303);
    const { html } = await render(headers['location'] ?? '');
    expect(html).toContain(accountPage.erased.heading);
  });
});

describe('where a guest is signed in', () => {
  const press = (session: string) => ({ form: 'account-sessions', session });

  it('is listed with browser, times and a button each, and one for all others', async () => {
    const { html } = await render('/login', ofAsha());
    expect(html).toContain('Firefox on Windows');
    expect(html).toContain('A browser');
    expect(html).toContain('26-11-2026, 08:03 IST');
    expect(html).toContain(words.sessions.thisOne);
    expect(
      [...html.matchAll(/<button[^>]*value="(this|others|[0-9a-f]{16})"/g)].map(
        ([, value]) => value,
      ),
    ).toEqual(['this', '0123456789abcdef', 'others']);
    const [only] = sessions;
    const alone = { ...ofAsha(), sessions: () => Promise.resolve(only ? [only] : []) };
    expect((await render('/login', alone)).html).not.toContain(words.sessions.endOthers);
  });

  it('is ended by its button, and the others by theirs', async () => {
    const accounts = ofAsha();
    for (const session of ['0123456789abcdef', 'others']) {
      const { status, headers } = await render('/login', accounts, press(session));
      expect(status).toBe(303);
      expect((await render(headers['location'] ?? '', accounts)).html).toContain(
        words.sessions.ended,
      );
    }
    expect(accounts.endSession.mock.calls.map(([id]) => id)).toEqual(['0123456789abcdef']);
    expect(accounts.endOtherSessions).toHaveBeenCalledOnce();
    expect(accounts.signOut).not.toHaveBeenCalled();
  });

  it('is signed out where the one that is ended is this browser’s', async () => {
    const accounts = ofAsha();
    const { headers } = await render('/login', accounts, press('this'));
    expect(accounts.signOut).toHaveBeenCalledOnce();
    expect((await render(headers['location'] ?? '')).html).toContain(accountPage.signedOut.heading);
  });

  it('is said to have ended where it had, and asks to sign in where nobody is any more', async () => {
    const gone = { ...ofAsha(), endSession: rejects('not-found', 'gone', { status: 404 }) };
    const answer = await render('/login', gone, press('0123456789abcdef'));
    expect(answer.status).toBe(404);
    expect(answer.html).toContain(words.sessions.failures.not_found.heading);
    const nobody = { ...ofAsha(), endOtherSessions: rejects('bad-input', 'who?', { status: 401 }) };
    const { headers } = await render('/login', nobody, press('others'));
    expect(headers['location']).toBe('/login?mode=guest&step=ended#view');
  });
});

it('a guest who signs out is told so', async () => {
  const accounts = ofAsha();
  const { headers } = await render('/login', accounts, { form: 'account-sign-out' });
  expect(accounts.signOut).toHaveBeenCalledOnce();
  expect((await render(headers['location'] ?? '')).html).toContain(accountPage.signedOut.heading);
});

describe('password reset', () => {
  const reset = '/login/reset-password';
  const token = 't'.repeat(43);

  it('is answered alike for all', async () => {
    const accounts = nobodys();
    const post = { form: 'login-forgot', email: 'asha@example.info' };
    const { status, headers } = await render('/login?step=forgot', accounts, post);
    expect(accounts.forgotPassword.mock.calls[0]?.[0]).toBe('asha@example.info');
    expect(status).toBe(303);
    const { html } = await render(headers['location'] ?? '');
    expect(html).toContain(signIn.forgot.sent.heading);
    expect(html).not.toContain('<input type="email" id="login-forgot-email"');
  });

  it('is set anew behind the link, which is kept nowhere', async () => {
    const accounts = nobodys();
    const page = await render(`${reset}?token=${token}`, accounts);
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(page.html).toContain('<meta name="robots" content="noindex"');
    expect(page.html).toContain(`value="${token}"`);
    const post = { form: 'login-reset', token, password: 'another secret' };
    const { status, headers } = await render(reset, accounts, post);
    expect(accounts.resetPassword.mock.calls[0]?.[0]).toEqual({
      token,
      password: 'another secret',
    });
    expect(status).toBe(303);
    const { html } = await render(headers['location'] ?? '');
    expect(html).toContain(signIn.reset.done.heading);
  });

  it('keeps the token, and not the password, for another try', async () => {
    const post = { form: 'login-reset', token, password: 'short' };
    const { status, html } = await render(reset, nobodys(), post);
    expect(status).toBe(422);
    expect(html).toContain(signIn.validation.password_too_short);
    expect(html).toContain(`value="${token}"`);
    expect(html).not.toContain('short"');
  });

  it('says of a link that was used, or is not whole, that it does not work', async () => {
    const errors = [{ field: 'token', message: signIn.validation.token_invalid }];
    const used = accountsWith({
      resetPassword: rejects('bad-input', 'no', { status: 422, errors }),
    });
    const post = { form: 'login-reset', token, password: 'another secret' };
    for (const { html } of [
      await render(reset, used, post),
      await render(`${reset}?token=x`, nobodys(), { ...post, token: 'x' }),
      await render(reset),
    ]) {
      expect(html).toContain(signIn.reset.invalid.heading);
      expect(html).toContain('href="/login?step=forgot"');
    }
  });
});
