import { signIn } from '@example/content/sign-in';
import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { createBrowser, lastSecret, mailsTo, PASSWORD, signInAs } from '../../testing/candidate.ts';
import { countRows } from '../../testing/test-service.ts';
import { createTimedService } from '../../testing/timed-service.ts';
import { HOUR_MS, MINUTE_MS } from '../../runtime/clock/durations.ts';

const anu = 'anu@example.com';

describe.each(databases)('a candidate with a password, on $name', (database) => {
  const setUp = async () => createTimedService(database, Date.UTC(2026, 0, 31, 20));

  it('sets a forgotten password anew with a link that works once, which ends all sessions', async () => {
    const service = await setUp();
    const before = await signInAs(service, anu);
    service.pass(1);
    const browser = createBrowser(service);
    await expect(browser.post('forgot_password', { email: anu })).resolves.toMatchObject({
      statusCode: 202,
      body: '{}',
    });
    const token = await lastSecret(service, anu);
    const [mail] = (await mailsTo(service, anu)).slice(-1);
    expect(mail?.body).toContain(
      `${service.deps.settings.publicOrigin}/login/reset-password?token=${token}\n`,
    );
    const behindLink = await browser.get(`password_reset?token=${token}`);
    expect(behindLink.json()).toEqual({ email: anu });
    const short = await browser.post('reset_password', { token, password: 'short' });
    expect(short.json()).toMatchObject({ errors: [{ field: 'password' }] });
    const password = 'a new password';
    service.pass(1);
    await expect(browser.post('reset_password', { token, password })).resolves.toMatchObject({
      statusCode: 200,
      body: '{}',
    });
    await expect(before.get('my_account')).resolves.toMatchObject({ statusCode: 401 });
    for (const used of [token, 'x'.repeat(43), 'x']) {
      const again = await browser.post('reset_password', { token: used, password });
      expect(again.json()).toMatchObject({ status: 422, errors: [{ field: 'token' }] });
      const spent = await browser.get(`password_reset?token=${used}`);
      expect(spent.json()).toMatchObject({ status: 422, errors: [{ field: 'token' }] });
    }
    expect((await mailsTo(service, anu)).at(-1)).toMatchObject({
      subject: expect.stringContaining('was changed') as string,
    });
    service.pass(MINUTE_MS);
    await signInAs(service, anu, { password });
    await createBrowser(service).post('forgot_password', { email: anu });
    const late = await lastSecret(service, anu);
    service.pass(HOUR_MS);
    const expired = await browser.post('reset_password', { token: late, password });
    expect(expired.statusCode).toBe(422);
  });

  it('begins nothing with a common password, whether there is an account or not', async () => {
    const service = await setUp();
    const common = '1234567890';
    await signInAs(service, anu);
    const password_hash = await service.deps.passwords.hash(common);
    await service.storage.db.updateTable('accounts').set({ password_hash }).execute();
    const before = await countRows(service.storage, 'outbox');
    const answers = [];
    for (const email of [anu, 'nobody@example.com']) {
      const browser = createBrowser(service);
      const answer = await browser.post('sign_in', { email, password: common });
      expect(answer.statusCode).toBe(422);
      expect(browser.cookies.has('challenge')).toBe(false);
      answers.push(answer.json<{ readonly errors: unknown }>().errors);
    }
    expect(answers[0]).toEqual([{ field: 'password', message: signIn.validation.password_common }]);
    expect(answers[1]).toEqual(answers[0]);
    await expect(countRows(service.storage, 'sign_in_challenges')).resolves.toBe(1);
    await expect(countRows(service.storage, 'outbox')).resolves.toBe(before);
  });

  it('cannot set a common password anew, and the link goes on working', async () => {
    const service = await setUp();
    await signInAs(service, anu);
    service.pass(1);
    const browser = createBrowser(service);
    await browser.post('forgot_password', { email: anu });
    const token = await lastSecret(service, anu);
    for (const password of ['passwordpassword', anu]) {
      const refused = await browser.post('reset_password', { token, password });
      expect(refused.json()).toMatchObject({
        status: 422,
        errors: [{ field: 'password', message: signIn.validation.password_common }],
      });
    }
    await expect(
      browser.post('reset_password', { token, password: 'a new password' }),
    ).resolves.toMatchObject({ statusCode: 200 });
  });

  it('gets three links an hour at most; an address without an account is told so', async () => {
    const service = await setUp();
    await signInAs(service, anu);
    const browser = createBrowser(service);
    for (const email of [anu, 'nobody@example.com']) {
      const before = (await mailsTo(service, email)).length;
      for (let count = 0; count < 5; count += 1)
        await expect(browser.post('forgot_password', { email })).resolves.toMatchObject({
          statusCode: 202,
          body: '{}',
        });
      await expect(mailsTo(service, email)).resolves.toHaveLength(before + 3);
    }
    const [mail] = await mailsTo(service, 'nobody@example.com');
    expect(mail).toMatchObject({
      secret: null,
      subject: expect.stringContaining('no account') as string,
    });
    await expect(countRows(service.storage, 'accounts')).resolves.toBe(1);
  });

  it('whose password was set anew meanwhile cannot finish a sign-in with the old one', async () => {
    const service = await setUp();
    await signInAs(service, anu);
    service.pass(MINUTE_MS);
    const browser = createBrowser(service);
    await browser.post('sign_in', { email: anu, password: PASSWORD });
    const code = await lastSecret(service, anu);
    service.pass(1);
    await browser.post('forgot_password', { email: anu });
    const token = await lastSecret(service, anu);
    await browser.post('reset_password', { token, password: 'a new password' });
    await expect(browser.post('verify_code', { code })).resolves.toMatchObject({ statusCode: 422 });
  });
});
