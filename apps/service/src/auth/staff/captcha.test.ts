import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { createBrowser, lastSecret } from '../../testing/candidate.ts';
import { addMember, beginAs, cookieOf, member, solveCaptcha } from '../../testing/staff.ts';
import { createTimedService, START } from '../../testing/timed-service.ts';
import { MINUTE_MS } from '../../runtime/clock/durations.ts';

describe.each(databases)('the staff, by a captcha, on $name', (database) => {
  const setUp = async () => {
    const service = await createTimedService(database, START);
    return { ...service, service };
  };

  it('are asked for each field at once, and a captcha is good once', async () => {
    const { service } = await setUp();
    await addMember(service);
    const browser = createBrowser(service);
    const wrong = await browser.post('staff_sign_in', { employee_code: 'É', mobile_number: '+91' });
    expect(wrong.statusCode).toBe(422);
    expect(
      wrong.json<{ errors: readonly { field: string }[] }>().errors.map(({ field }) => field),
    ).toEqual(['employee_code', 'mobile_number', 'captcha']);

    const input = { employee_code: 'E1001', mobile_number: member.mobile_number };
    const captcha = await solveCaptcha(browser);
    const held = browser.cookies.get('captcha') ?? '';
    const begun = await browser.post('staff_sign_in', { ...input, captcha });
    expect(begun.statusCode, begun.body).toBe(202);
    expect(begun.json()).toEqual({});
    // The same captcha again, as somebody who kept the cookie would send it.
    browser.cookies.set('captcha', held);
    const again = await browser.post('staff_sign_in', { ...input, captcha });
    expect(again.statusCode).toBe(422);
    expect(again.json()).toMatchObject({ errors: [{ field: 'captcha' }] });
    const without = await browser.post('staff_sign_in', { ...input, captcha });
    expect(without.statusCode).toBe(422);
  });

  it('get a captcha that is wrong once, expired or invented refused', async () => {
    const { service, pass } = await setUp();
    const browser = createBrowser(service);
    const begin = async (captcha: string) =>
      browser.post('staff_sign_in', {
        employee_code: 'E1001',
        mobile_number: member.mobile_number,
        captcha,
      });
    const right = await solveCaptcha(browser);
    const held = browser.cookies.get('captcha') ?? '';
    expect((await begin('999')).statusCode).toBe(422);
    browser.cookies.set('captcha', held);
    expect((await begin(right)).statusCode).toBe(422);
    const late = await solveCaptcha(browser);
    pass(10 * MINUTE_MS);
    expect((await begin(late)).statusCode).toBe(422);
    browser.cookies.set('captcha', `${held.slice(0, -4)}AAAA`);
    expect((await begin(right)).statusCode).toBe(422);
    browser.cookies.set('captcha', 'x');
    expect((await begin(right)).statusCode).toBe(422);
  });

  it('are asked a question whose answer counts although a picture arrived after it', async () => {
    const { service } = await setUp();
    await addMember(service);
    const browser = createBrowser(service);
    const input = { employee_code: 'E1001', mobile_number: member.mobile_number };
    const captcha = await solveCaptcha(browser);
    await browser.get('staff_captcha');
    const picture = browser.cookies.get('captcha-picture') ?? '';
    expect(picture).not.toBe('');
    expect((await browser.post('staff_sign_in', { ...input, captcha })).statusCode).toBe(202);
    // Both are used up.
    const held = await solveCaptcha(browser);
    browser.cookies.delete('captcha');
    browser.cookies.set('captcha-picture', picture);
    const again = await browser.post('staff_sign_in', { ...input, captcha: held });
    expect(again.json()).toMatchObject({ errors: [{ field: 'captcha' }] });
  });

  it('are drawn a captcha and a QR picture, which nobody keeps', async () => {
    const { service } = await setUp();
    await addMember(service);
    const browser = createBrowser(service);
    const first = await browser.get('staff_captcha');
    expect(first.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'private, no-store',
    });
    expect(first.body).toMatch(/^<svg [^]*<path/);
    expect(first.body).not.toMatch(/<text|<script/);
    expect((await browser.get('staff_captcha')).body).not.toBe(first.body);
    const { headers, rawPayload } = await service.server.inject({
      url: '/api/v0/staff_captcha',
      headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
    });
    expect(headers['content-encoding']).toBe('br');
    // A picture of five characters took 25 KB before.
    expect(rawPayload.length).toBeLessThan(10_000);
    expect(cookieOf(first, 'captcha-picture')).toMatch(
      /; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );

    expect((await browser.get('staff_enrolment_qr')).statusCode).toBe(401);
    expect((await browser.get('staff_enrolment')).statusCode).toBe(401);
    await beginAs(browser);
    expect((await browser.get('staff_enrolment')).statusCode).toBe(401);
    await browser.post('staff_verify', { code: await lastSecret(service, member.email) });
    const qr = await browser.get('staff_enrolment_qr');
    expect(qr.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(qr.body).toMatch(/^<svg /);
    const enrolment = await browser.get('staff_enrolment');
    expect(enrolment.json()).toMatchObject({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/) as string,
      uri: expect.stringMatching(/^otpauth:\/\/totp\/.+E1001\?.*secret=[A-Z2-7]{32}/) as string,
    });
    expect((await browser.get('staff_enrolment')).body).toBe(enrolment.body);
  });
});
