import { sql } from 'kysely';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openTestStorage, postgresDatabase } from './testing/databases.ts';
import { runCommand } from './testing/commands.ts';
import { freePort } from './testing/free-port.ts';
import {
  beginEnquiry,
  environmentFor,
  failureHere,
  openSamples,
  postEnquiry,
  shownVacancies,
  startHere,
  startService,
  stick,
} from './testing/started-service.ts';
import { listening, startProcess } from './testing/process.ts';
import { temporaryFolder } from './testing/temporary.ts';
import { countRows, enquiry } from './testing/test-service.ts';

/**
 * Returns the CPU time of a process, in ms. It does not depend on the load of the machine (proc(5), `utime` and
 * `stime`).
 */
const processorMs = (pid: number | undefined): number => {
  const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
  const [, , , , , , , , , , , user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return 10 * (Number(user) + Number(system));
};

describe('the service as a process', () => {
  it('starts, imports the samples it is told to, writes mails, and stops cleanly', async () => {
    const { environment, dataDir, origin } = await environmentFor();
    const service = startProcess(environment, ['--with-samples']);
    await listening(service);
    expect(processorMs(service.child.pid)).toBeLessThan(4_000);
    const address = `http://localhost:${environment.PORT}`;
    const said = service.output().trimEnd().split('\n');
    const logged = said.map((line) => JSON.parse(line) as object);
    expect(logged).toContainEqual(expect.objectContaining({ samples: 24 }));
    expect(logged).toContainEqual(
      expect.objectContaining({
        msg: `Listening on ${address}`,
        address,
        version: 'sources',
        commit: 'none',
      }),
    );
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    expect(new Set(await shownVacancies(origin))).toEqual(new Set(openSamples()));
    expect((await postEnquiry(origin)).status).toBe(201);
    const mails = () => readdirSync(join(dataDir, 'mail')).filter((name) => name.endsWith('.eml'));
    await expect.poll(() => mails().length, { timeout: 5_000 }).toBe(2);
    service.child.kill('SIGTERM');
    const { code, error } = await service.finished;
    expect(error).toBe('');
    expect(code).toBe(0);
  });

  it('begins without a vacancy, and with what they can be of, when nobody asks for samples', async () => {
    const { origin } = await startHere();
    await expect(shownVacancies(origin)).resolves.toEqual([]);
    const categories = await fetch(`${origin}/api/v0/get_job_category`);
    await expect(categories.json()).resolves.toHaveLength(6);
  });

  it('refuses an option that there is not, in one line', async () => {
    const { environment } = await environmentFor();
    await expect(startProcess(environment, ['--with-sample']).finished).resolves.toEqual({
      code: 1,
      out: '',
      error: '--with-sample is no option: there is --with-samples alone\n',
    });
  });

  it('finishes the requests in flight before it ends, and takes a second Ctrl-C of the same press', async () => {
    const { origin, dataDir, service } = await startService();
    const body = JSON.stringify(enquiry);
    // A request that is still being sent when the signal arrives, on a keep-alive connection.
    const slow = await beginEnquiry(origin, body.length);
    const answered = once(slow, 'response');
    slow.write(body.slice(0, 10));
    service.child.kill('SIGINT');
    await new Promise((resolve) => setTimeout(resolve, 50));
    service.child.kill('SIGINT');
    await new Promise((resolve) => setTimeout(resolve, 200));
    slow.end(body.slice(10));
    const [response] = (await answered) as [IncomingMessage];
    response.resume();
    expect([response.statusCode, response.headers.connection]).toEqual([201, 'close']);
    await expect(service.finished).resolves.toMatchObject({ code: 0 });
    const storage = await openTestStorage({ dataDir, databaseUrl: undefined });
    await expect(countRows(storage, 'enquiries')).resolves.toBe(1);
  });

  it('ends at once with a second signal, and within 10 s whatever a client does', async () => {
    const { origin, service } = await startService();
    await stick(origin);
    service.child.kill('SIGTERM');
    // A busy machine gives the signal late: the time counts from when it was taken.
    const isGone = async () =>
      fetch(origin)
        .then(() => false)
        .catch(() => true);
    await expect.poll(isGone).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 700));
    service.child.kill('SIGTERM');
    await expect(service.finished).resolves.toMatchObject({ code: 130 });
  });

  it('refuses a second one on the same data, also after the first was killed', async () => {
    const { environment, dataDir } = await environmentFor();
    const first = startProcess(environment);
    await listening(first);
    const second = startProcess({ ...environment, PORT: String(await freePort()) });
    const { code, error } = await second.finished;
    expect(code).toBe(1);
    expect(error).toBe(
      `DATA_DIR ${dataDir} is in use by another service process: stop it, or give this one a DATA_DIR of its own\n`,
    );
    first.child.kill('SIGKILL');
    await first.finished;
    const third = startProcess(environment);
    await listening(third);
  });

  it.each([
    [{ PORT: 'x' }, /^PORT must be a port number[^\n]*$/],
    [{ S3_URL: 's3://bucket' }, /^S3_URL must be a URL such as[^\n]*$/],
    [
      { SITE_DIR: '/nonexistent' },
      /^there is no built site in \/nonexistent: run «npm run build» first$/,
    ],
    [{ DATA_DIR: '/dev/null/x' }, /^DATA_DIR \/dev\/null\/x cannot be written: \w+$/],
    [{ DATA_DIR: '/proc/x' }, /^DATA_DIR \/proc\/x cannot be written: \w+$/],
    [{ HOST: '203.0.113.1' }, /^HOST 203\.0\.113\.1 is no address of this machine$/],
    [{ HOST: 'no-such.invalid' }, /^HOST no-such\.invalid is no address of this machine$/],
    [
      { METRICS_HOST: 'no-such.invalid', METRICS_PORT: '9464' },
      /^METRICS_HOST no-such\.invalid is no address of this machine$/,
    ],
  ])('says in one line what is wrong with %j', async (wrong, expected) => {
    await expect(failureHere(wrong)).resolves.toMatch(expected);
  });

  it('says that a newer version has been on its database, and so do the commands', async () => {
    const { environment, dataDir } = await environmentFor();
    const place = { dataDir, databaseUrl: undefined };
    const storage = await openTestStorage(place);
    await sql`insert into kysely_migration (name, timestamp)
      values ('9999-later', '2999-01-01T00:00:00.000Z')`.execute(storage.db);
    const line =
      'the database was used by a newer version of the service: use that one, or restore a backup into an empty database';
    await expect(failureHere(environment)).resolves.toBe(line);
    await expect(runCommand('jobs', environment, ['list'])).resolves.toMatchObject({
      code: 1,
      error: `${line}\n`,
    });
  });

  it('says that its port is taken', async () => {
    const { environment } = await startHere();
    const second = startProcess({ ...environment, DATA_DIR: temporaryFolder() });
    await expect(second.finished).resolves.toMatchObject({
      code: 1,
      error: `PORT ${environment.PORT} is in use by another program\n`,
    });
  });
});

// Not `runIf`: without PostgreSQL, the run reports it elsewhere, and a skipped test counts as a failure.
if (postgresDatabase) {
  const { create } = postgresDatabase;
  describe('the service with PostgreSQL', () => {
    it('listens while the database is down, and is ready when it is up', async () => {
      const place = await create();
      const url = new URL(place.databaseUrl ?? '');
      const proxyPort = await freePort();
      const databaseUrl = `postgres://tests@127.0.0.1:${String(proxyPort)}${url.pathname}`;
      const { origin, stop } = await startHere({ DATABASE_URL: databaseUrl });
      expect((await fetch(`${origin}/healthz`)).status).toBe(200);
      expect((await fetch(`${origin}/readyz`)).status).toBe(503);
      const refused = await postEnquiry(origin);
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).toBe('5');
      expect((await fetch(`${origin}/about`)).status).toBe(200);

      const proxy = createServer((near) => {
        const far = connect(Number(url.port), '127.0.0.1');
        near.pipe(far).pipe(near);
        near.on('error', () => far.destroy());
        far.on('error', () => near.destroy());
      }).listen(proxyPort, '127.0.0.1');
      onTestFinished(() => void proxy.close());
      const ready = async () => (await fetch(`${origin}/readyz`)).status;
      await expect.poll(ready, { timeout: 10_000 }).toBe(200);
      expect((await postEnquiry(origin)).status).toBe(201);
      await stop();
    });
  });
}
