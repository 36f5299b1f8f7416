import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { createBrowser, signInAs } from '../../testing/candidate.ts';
import { countRows } from '../../testing/test-service.ts';
import { createTimedService } from '../../testing/timed-service.ts';
import { MINUTE_MS } from '../../runtime/clock/durations.ts';

const anu = 'anu@example.com';

describe.each(databases)('a candidate with several sessions, on $name', (database) => {
  const setUp = async () => createTimedService(database, Date.UTC(2026, 0, 31, 20));

  it('sees where they are signed in, by what browser and since when, and ends one of them', async () => {
    const service = await setUp();
    const firefox =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const away = await signInAs(service, anu, { browser: createBrowser(service, firefox) });
    service.pass(20 * MINUTE_MS);
    const here = await signInAs(service, anu, { remember_me: true });
    await signInAs(service, 'other@example.com');
    const list = async () =>
      (await here.get('my_sessions')).json<{ readonly sessions: readonly { id: string }[] }>()
        .sessions;
    const sessions = await list();
    expect(sessions).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
        browser: '',
        system: '',
        signed_in_at: '2026-02-01T01:50:00+05:30',
        seen_at: '2026-02-01T01:50:00+05:30',
        is_this: true,
      },
      {
        id: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
        browser: 'Firefox',
        system: 'Windows',
        signed_in_at: '2026-02-01T01:30:00+05:30',
        seen_at: '2026-02-01T01:30:00+05:30',
        is_this: false,
      },
    ]);
    const rows = await service.storage.db.selectFrom('sessions').selectAll().execute();
    for (const { token_hash } of rows) expect(JSON.stringify(sessions)).not.toContain(token_hash);
    const [own, other] = sessions.map(({ id }) => id);
    await expect(here.post('end_session', { id: other })).resolves.toMatchObject({
      statusCode: 200,
      body: '{}',
    });
    await expect(away.get('my_account')).resolves.toMatchObject({ statusCode: 401 });
    await expect(list()).resolves.toHaveLength(1);
    await expect(here.post('end_session', { id: other })).resolves.toMatchObject({
      statusCode: 404,
    });
    await expect(here.post('end_session', { id: own })).resolves.toMatchObject({ statusCode: 200 });
    expect(here.cookies.has('session')).toBe(false);
    await expect(countRows(service.storage, 'sessions')).resolves.toBe(1);
  });

  it('ends all sessions but the own, none of others, and sees none that has ended', async () => {
    const service = await setUp();
    const browsers = [await signInAs(service, anu), await signInAs(service, anu)];
    const here = await signInAs(service, anu);
    const other = await signInAs(service, 'other@example.com');
    const theirs = (await other.get('my_sessions')).json<{
      readonly sessions: readonly { id: string }[];
    }>().sessions[0]?.id;
    await expect(here.post('end_session', { id: theirs })).resolves.toMatchObject({
      statusCode: 404,
    });
    expect((await here.post('end_other_sessions')).json()).toEqual({ ended: 2 });
    for (const browser of browsers)
      await expect(browser.get('my_account')).resolves.toMatchObject({ statusCode: 401 });
    for (const browser of [here, other])
      await expect(browser.get('my_account')).resolves.toMatchObject({ statusCode: 200 });
    service.pass(20 * MINUTE_MS);
    const late = await signInAs(service, anu);
    service.pass(15 * MINUTE_MS);
    const left = (await late.get('my_sessions')).json<{ readonly sessions: readonly unknown[] }>();
    expect(left.sessions).toHaveLength(1);
  });
});
