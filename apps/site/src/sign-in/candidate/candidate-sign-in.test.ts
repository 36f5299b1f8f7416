import { accountPage } from '@example/content/account-page';
import { privacy } from '@example/content/pages/privacy';
import { signIn } from '@example/content/sign-in';
import { describe, expect, it } from 'vitest';
import { accountsWith, nobodys, ofAsha, rejects, renderFor } from '../../testing/accounts.ts';

const typed = { form: 'login-guest', email: ' asha@example.info ', password: 'a long secret' };

describe('login page', () => {
  it('is private and not cached', async () => {
    for (const accounts of [nobodys(), ofAsha()]) {
      const { headers } = await renderFor('/login', accounts);
      expect(headers['cache-control']).toBe('private, no-store');
    }
  });

  it('says what becomes of a first visit, and where it is told what is stored', async () => {
    const { html } = await renderFor('/login?mode=guest');
    expect(html).toContain(signIn.candidate.first);
    const section = privacy.sections.find(({ id }) => id === 'accounts');
    expect(html).toContain(`href="${privacy.path}#${String(section?.id)}"`);
  });

  it('says so when it cannot be looked up who is signed in', async () => {
    const { status, html } = await renderFor(
      '/login',
      accountsWith({ read: rejects('internal', 'down') }),
    );
    expect(status).toBe(503);
    expect(html).toContain(accountPage.loadFailure.heading);
    expect(html).not.toContain(signIn.candidate.first);
  });
});

describe('candidate sign-in (without JavaScript)', () => {
  it('is sent on to the screen for the code', async () => {
    const accounts = nobodys();
    const { status, headers } = await renderFor('/login?mode=guest', accounts, {
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
    expect((await renderFor('/login?step=code')).html).toContain('Digit 6 of 6');
  });

  it('comes back with the typed values without the password when nothing was sent', async () => {
    const accounts = nobodys();
    const { status, html } = await renderFor('/login?mode=guest', accounts, {
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
    const { status, html } = await renderFor(
      '/login?mode=guest',
      accountsWith({
        signIn: rejects('too-many-requests', 'wait', { status: 429, retryAfterSeconds: 60 }),
      }),
      typed,
    );
    expect(status).toBe(429);
    expect(html).toContain(signIn.candidate.failures.too_many.text.replaceAll("'", '&#x27;'));
    expect(html).not.toContain('a long secret');
  });

  it('is at the login page again once the code is verified', async () => {
    const accounts = nobodys();
    const boxes = Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`code-${n}`, String(n)]));
    const { status, headers } = await renderFor('/login?step=code', accounts, {
      form: 'login-code',
      ...boxes,
    });
    expect(accounts.verify.mock.calls[0]?.[0]).toEqual({ code: '123456' });
    expect([status, headers['location']]).toEqual([303, '/login#view']);
  });

  it('stays at the screen for the code with one that does not work', async () => {
    const errors = [{ field: 'code', message: signIn.validation.code_invalid }];
    const verify = rejects('invalid-input', 'no', { status: 422, errors });
    const post = { form: 'login-code', code: '123456' };
    const { status, html } = await renderFor('/login?step=code', accountsWith({ verify }), post);
    expect(status).toBe(422);
    expect(html).toContain(signIn.validation.code_invalid);
    expect(html).toContain('Digit 1 of 6');
    expect(html).not.toContain('123456');
    const none = await renderFor('/login?step=code', nobodys(), { form: 'login-code' });
    expect(none.html).toContain(signIn.validation.code_missing);
  });
});
