import { signIn } from '@example/content/sign-in';
import { describe, expect, it } from 'vitest';
import { accountsWith, nobodys, ofAsha, rejects, renderFor } from '../../testing/accounts.ts';

describe('password reset', () => {
  const reset = '/login/reset-password';
  const token = 't'.repeat(43);

  it('leads to the notice of the mail when an address is sent', async () => {
    const accounts = nobodys();
    const post = { form: 'login-forgot', email: 'asha@example.info' };
    const { status, headers } = await renderFor('/login?step=forgot', accounts, post);
    expect(accounts.forgotPassword.mock.calls[0]?.[0]).toEqual({ email: 'asha@example.info' });
    expect(status).toBe(303);
    const { html } = await renderFor(headers['location'] ?? '');
    expect(html).toContain(signIn.forgot.sent.heading);
    expect(html).not.toContain('<input type="email" id="login-forgot-email"');
  });

  it('sets the password behind the link, whose page is not cached', async () => {
    const accounts = nobodys();
    const page = await renderFor(`${reset}?token=${token}`, accounts);
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(page.html).toContain('<meta name="robots" content="noindex"');
    expect(page.html).toContain(`value="${token}"`);
    expect(page.html).toMatch(
      /<input autoComplete="username"[^>]*readOnly=""[^>]*value="asha@example.info"/,
    );
    const post = { form: 'login-reset', token, password: 'another secret' };
    const { status, headers } = await renderFor(reset, accounts, post);
    expect(accounts.resetPassword.mock.calls[0]?.[0]).toEqual({
      token,
      password: 'another secret',
    });
    expect(status).toBe(303);
    const { html } = await renderFor(headers['location'] ?? '');
    expect(html).toContain(signIn.reset.done.heading);
  });

  it('keeps the token, and not the password, for another try', async () => {
    const email = 'asha@example.info';
    const post = { form: 'login-reset', token, email, password: 'short' };
    const { status, html } = await renderFor(reset, nobodys(), post);
    expect(status).toBe(422);
    expect(html).toContain(signIn.validation.password_too_short);
    expect(html).toContain(`value="${token}"`);
    expect(html).toContain(`value="${email}"`);
    expect(html).not.toContain('short"');
  });

  it('fills in the email of a signed-in candidate who asks for a link', async () => {
    const { html } = await renderFor('/login?step=forgot', ofAsha());
    expect(html).toMatch(/<input [^>]*value="asha@example.info"[^>]*>/);
  });

  it('asks for a new password when the link could not be looked up', async () => {
    const accounts = accountsWith({ readReset: rejects('internal', 'no') });
    const { html } = await renderFor(`${reset}?token=${token}`, accounts);
    expect(html).toContain(`value="${token}"`);
    expect(html).not.toContain('autoComplete="username"');
  });

  it('says of a link that was used, or is not whole, that it does not work', async () => {
    const errors = [{ field: 'token', message: signIn.validation.token_invalid }];
    const refuses = rejects('invalid-input', 'no', { status: 422, errors });
    const used = accountsWith({ readReset: refuses, resetPassword: refuses });
    const post = { form: 'login-reset', token, password: 'another secret' };
    for (const { html } of [
      await renderFor(reset, used, post),
      await renderFor(`${reset}?token=${token}`, used),
      await renderFor(`${reset}?token=x`, nobodys(), { ...post, token: 'x' }),
      await renderFor(reset),
    ]) {
      expect(html).toContain(signIn.reset.invalid.heading);
      expect(html).toContain('href="/login?step=forgot"');
    }
  });
});
