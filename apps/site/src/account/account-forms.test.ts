import { account as messages } from '@example/content/account';
import { accountPage } from '@example/content/account-page';
import { signIn } from '@example/content/sign-in';
import { describe, expect, it, vi } from 'vitest';
import {
  accountsWith,
  application,
  asha,
  ofAsha,
  rejects,
  renderFor,
  sessions,
} from '../testing/accounts.ts';

describe('application withdrawal', () => {
  const address = '/login?withdraw=A-1234ABCD';
  const pressed = { form: 'account-withdraw', reference: 'A-1234ABCD' };

  it('is of an application that the list does not show at once, too', async () => {
    const read = vi.fn(() => Promise.resolve({ ...asha, applications: [], application }));
    const { html } = await renderFor(address, accountsWith({ read }));
    expect(read).toHaveBeenCalledWith(
      expect.objectContaining({ reference: 'A-1234ABCD' }),
      expect.anything(),
    );
    expect(html).toContain(messages.withdraw.heading);
  });

  it('asks for confirmation, and is done when that is sent', async () => {
    const accounts = ofAsha();
    expect((await renderFor(address, accounts)).html).toContain(messages.withdraw.heading);
    expect(accounts.withdraw).not.toHaveBeenCalled();
    const { status, headers } = await renderFor(address, accounts, pressed);
    expect(accounts.withdraw.mock.calls[0]?.[0]).toEqual({ reference: 'A-1234ABCD' });
    expect(status).toBe(303);
    expect(headers['location']).toBe(
      '/login?sent=account-withdraw&reference=A-1234ABCD#account-withdraw-outcome',
    );
  });

  it('is not offered for an application of another candidate', async () => {
    const { html } = await renderFor('/login?withdraw=A-9999ZZZZ', ofAsha());
    expect(html).toContain(messages.withdraw.gone.heading);
    expect(html).not.toContain(messages.withdraw.submit);
  });

  it.each([
    ['not-found', 404],
    ['conflict', 409],
  ] as const)('is refused when the service answers %s', async (kind, status) => {
    const withdraw = rejects(kind, 'no', { status });
    const accounts = { ...ofAsha(), withdraw };
    const answer = await renderFor(address, accounts, pressed);
    expect(answer.status).toBe(404);
    expect(answer.html).toContain(messages.withdraw.failures.not_found.text);
  });

  it('is answered at the place that its form leads to when it came too late', async () => {
    const withdrawn = { ...application, status: 'withdrawn', can_withdraw: false } as const;
    const accounts = accountsWith({
      read: () => Promise.resolve({ ...asha, applications: [withdrawn] }),
      withdraw: rejects('conflict', 'no', { status: 409 }),
    });
    const { html } = await renderFor(address, accounts, pressed);
    expect(html).toMatch(
      new RegExp(`id="account-withdraw-outcome"[^]*${messages.withdraw.gone.heading}`),
    );
  });

  it('needs a session', async () => {
    const accounts = accountsWith({ withdraw: rejects('sign-in-required', 'who?') });
    const { status, headers } = await renderFor(address, accounts, pressed);
    expect([status, headers['location']]).toEqual([303, '/login?mode=guest&step=ended#view']);
    for (const ended of ['/login?mode=guest&step=ended', address, '/login?step=erase']) {
      const { html } = await renderFor(ended);
      expect(html).toContain(accountPage.ended.heading);
      expect(html).toMatch(/<details[^>]* open=""[^>]*data-tab="guest"/);
    }
  });
});

describe('account erasure', () => {
  const address = '/login?step=erase';

  it('lists the data to delete, and asks for the address once more', async () => {
    const { html } = await renderFor(address, ofAsha());
    for (const text of messages.erase.removed)
      expect(html).toContain(text.replaceAll("'", '&#x27;'));
    const refused = await renderFor(address, ofAsha(), { form: 'account-erase', email: '' });
    expect(refused.status).toBe(422);
    expect(refused.html).toContain(signIn.validation.email_missing);
  });

  it('deletes the account, and says so, when the address is sent', async () => {
    const accounts = ofAsha();
    const post = { form: 'account-erase', email: asha.email };
    const { status, headers } = await renderFor(address, accounts, post);
    expect(accounts.erase.mock.calls[0]?.[0]).toEqual({ email: asha.email });
    expect(status).toBe(303);
    const { html } = await renderFor(headers['location'] ?? '');
    expect(html).toContain(accountPage.erased.heading);
  });
});

describe('candidate sessions', () => {
  const press = (session: string) => ({ form: 'account-sessions', session });

  it('are listed with browser, times and a button each, and one for all others', async () => {
    const { html } = await renderFor('/login', ofAsha());
    expect(html).toContain('Firefox on Windows');
    expect(html).toContain('A browser');
    expect(html.replaceAll(/<[^>]*>/g, '')).toContain('26-11-2026, 08:03 IST');
    expect(html).toContain(messages.sessions.thisOne);
    expect(
      [...html.matchAll(/<button[^>]*value="(this|others|[0-9a-f]{16})"/g)].map(
        ([, value]) => value,
      ),
    ).toEqual(['this', '0123456789abcdef', 'others']);
    const [only] = sessions;
    const alone = {
      ...ofAsha(),
      sessions: () => Promise.resolve({ sessions: only ? [only] : [] }),
    };
    expect((await renderFor('/login', alone)).html).not.toContain(messages.sessions.endOthers);
  });

  it('end when their button or that of all others is pressed', async () => {
    const accounts = ofAsha();
    for (const session of ['0123456789abcdef', 'others']) {
      const { status, headers } = await renderFor('/login', accounts, press(session));
      expect(status).toBe(303);
      expect((await renderFor(headers['location'] ?? '', accounts)).html).toContain(
        messages.sessions.ended,
      );
    }
    expect(accounts.endSession.mock.calls.map(([input]) => input)).toEqual([
      { id: '0123456789abcdef' },
    ]);
    expect(accounts.endOtherSessions).toHaveBeenCalledOnce();
    expect(accounts.signOut).not.toHaveBeenCalled();
  });

  it('sign the candidate out when this browser’s is ended', async () => {
    const accounts = ofAsha();
    const { headers } = await renderFor('/login', accounts, press('this'));
    expect(accounts.signOut).toHaveBeenCalledOnce();
    expect((await renderFor(headers['location'] ?? '')).html).toContain(
      accountPage.signedOut.heading,
    );
  });

  it('report one that has ended already, and ask to sign in when there is none', async () => {
    const gone = { ...ofAsha(), endSession: rejects('not-found', 'gone', { status: 404 }) };
    const answer = await renderFor('/login', gone, press('0123456789abcdef'));
    expect(answer.status).toBe(404);
    expect(answer.html).toContain(messages.sessions.failures.not_found.heading);
    const nobody = { ...ofAsha(), endOtherSessions: rejects('sign-in-required', 'who?') };
    const { headers } = await renderFor('/login', nobody, press('others'));
    expect(headers['location']).toBe('/login?mode=guest&step=ended#view');
  });
});

it('a candidate who signs out is told so', async () => {
  const accounts = ofAsha();
  const { headers } = await renderFor('/login', accounts, { form: 'account-sign-out' });
  expect(accounts.signOut).toHaveBeenCalledOnce();
  expect((await renderFor(headers['location'] ?? '')).html).toContain(
    accountPage.signedOut.heading,
  );
});
