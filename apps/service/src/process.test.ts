import { sql } from 'kysely';
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type ClientRequest, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCommand } from './testing/commands.ts';
import {
  anyDatabase,
  databases,
  environmentOf,
  openTestStorage,
  postgresDatabase,
  type TestDatabase,
} from './testing/databases.ts';
import { writeFakeSite } from './testing/fake-site.ts';
import { freePort } from './testing/free-port.ts';
import { listening, startCommand, startProcess } from './testing/process.ts';
import { temporaryFolder } from './testing/temporary.ts';
import { countRows, enquiry } from './testing/test-service.ts';
import { vacanciesJson } from './testing/vacancies.ts';

const environmentFor = async (dataDir = join(temporaryFolder(), 'data')) => {
  const port = String(await freePort());
  const environment = {
    PORT: port,
    DATA_DIR: dataDir,
    SITE_DIR: writeFakeSite(temporaryFolder()),
    RATE_LIMIT: 'off',
  };
  return { environment, dataDir, origin: `http://127.0.0.1:${port}` };
};

const send = async (origin: string) =>
  fetch(`${origin}/api/v0/save_enquiry`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(enquiry),
  });

const jobIds = async (origin: string) => {
  const answer = await fetch(`${origin}/api/v0/get_joblist?tenantId=1`);
  return ((await answer.json()) as { readonly job_id: number }[]).map(({ job_id: id }) => id);
};

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
    expect(said.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({
        msg: `Listening on ${address}`,
        address,
        version: 'sources',
        commit: 'none',
      }),
    );
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    expect((await jobIds(origin)).length).toBeGreaterThan(20);
    expect((await send(origin)).status).toBe(201);
    const mails = () => readdirSync(join(dataDir, 'mail')).filter((name) => name.endsWith('.eml'));
    await expect.poll(() => mails().length, { timeout: 5_000 }).toBe(2);
    service.child.kill('SIGTERM');
    const { code, error } = await service.finished;
    expect(error).toBe('');
    expect(code).toBe(0);
  });

  it('begins without a vacancy, and with what they can be of, when nobody asks for samples', async () => {
    const { environment, origin } = await environmentFor();
    await listening(startProcess(environment));
    await expect(jobIds(origin)).resolves.toEqual([]);
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
    const { environment, origin, dataDir } = await environmentFor();
    const service = startProcess(environment);
    await listening(service);
    const body = JSON.stringify(enquiry);
    // A request that is still being sent when the signal arrives, on a keep-alive connection.
    const { slow, answer } = await new Promise<{
      slow: ClientRequest;
      answer: Promise<{ status: number | undefined; connection: string | undefined }>;
    }>((resolve) => {
      let settle: (value: { status: number | undefined; connection: string | undefined }) => void;
      const answered = new Promise<{ status: number | undefined; connection: string | undefined }>(
        (done) => (settle = done),
      );
      const request = httpRequest(
        `${origin}/api/v0/save_enquiry`,
        {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'Content-Length': body.length,
            Connection: 'keep-alive',
          },
        },
        (response) => {
          response.resume();
          settle({ status: response.statusCode, connection: response.headers.connection });
        },
      );
      request.write(body.slice(0, 10), () => resolve({ slow: request, answer: answered }));
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    service.child.kill('SIGINT');
    await new Promise((resolve) => setTimeout(resolve, 50));
    service.child.kill('SIGINT');
    await new Promise((resolve) => setTimeout(resolve, 200));
    slow.end(body.slice(10));
    await expect(answer).resolves.toEqual({ status: 201, connection: 'close' });
    await expect(service.finished).resolves.toMatchObject({ code: 0 });
    const storage = await openTestStorage({ dataDir, databaseUrl: undefined });
    await expect(countRows(storage, 'enquiries')).resolves.toBe(1);
  });

  it('ends at once with a second signal, and within 10 s whatever a client does', async () => {
    const { environment, origin } = await environmentFor();
    const service = startProcess(environment);
    await listening(service);
    const stuck = httpRequest(`${origin}/api/v0/save_enquiry`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': 100 },
    });
    stuck.on('error', () => undefined);
    stuck.write('{');
    await new Promise((resolve) => setTimeout(resolve, 100));
    service.child.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 700));
    service.child.kill('SIGTERM');
    await expect(service.finished).resolves.toMatchObject({ code: 130 });
  });

  it('cuts a client that never finishes when it stops', async () => {
    const { environment, origin } = await environmentFor();
    const service = startProcess(environment);
    await listening(service);
    const stuck = httpRequest(`${origin}/api/v0/save_enquiry`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': 100 },
    });
    stuck.on('error', () => undefined);
    stuck.write('{');
    await new Promise((resolve) => setTimeout(resolve, 100));
    const begun = performance.now();
    service.child.kill('SIGTERM');
    await expect(service.finished).resolves.toMatchObject({ code: 0 });
    expect(performance.now() - begun).toBeLessThan(10_000);
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
    [{ PORT: 'x' }, /^PORT must be a port number[^\n]*\n$/],
    [{ S3_URL: 's3://bucket' }, /^S3_URL must be a URL such as[^\n]*\n$/],
    [
      { SITE_DIR: '/nonexistent' },
      /^there is no built site in \/nonexistent: run «npm run build» first\n$/,
    ],
    [{ DATA_DIR: '/dev/null/x' }, /^DATA_DIR \/dev\/null\/x cannot be written: \w+\n$/],
    [{ DATA_DIR: '/proc/x' }, /^DATA_DIR \/proc\/x cannot be written: \w+\n$/],
    [{ HOST: '203.0.113.1' }, /^HOST 203\.0\.113\.1 is no address of this machine\n$/],
    [{ HOST: 'no-such.invalid' }, /^HOST no-such\.invalid is no address of this machine\n$/],
    [
      { METRICS_HOST: 'no-such.invalid', METRICS_PORT: '9464' },
      /^METRICS_HOST no-such\.invalid is no address of this machine\n$/,
    ],
  ])('says in one line what is wrong with %j', async (wrong, expected) => {
    const { environment } = await environmentFor();
    const { code, error } = await startProcess({ ...environment, ...wrong }).finished;
    expect(error).toMatch(expected);
    expect(code).toBe(1);
  });

  it('says that a newer version has been on its database, and so do the commands', async () => {
    const { environment, dataDir } = await environmentFor();
    const place = { dataDir, databaseUrl: undefined };
    const storage = await openTestStorage(place);
    await sql`insert into kysely_migration (name, timestamp)
      values ('9999-later', '2999-01-01T00:00:00.000Z')`.execute(storage.db);
    const expected = {
      code: 1,
      error:
        'the database was used by a newer version of the service: use that one, or restore a backup into an empty database\n',
    };
    await expect(startProcess(environment).finished).resolves.toMatchObject(expected);
    await expect(startCommand('jobs', environment, ['list'])).resolves.toMatchObject(expected);
  });

  it('says that its port is taken', async () => {
    const { environment } = await environmentFor();
    const first = startProcess(environment);
    await listening(first);
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
      const { environment, origin } = await environmentFor();
      const place = await create();
      const url = new URL(place.databaseUrl ?? '');
      const proxyPort = await freePort();
      const databaseUrl = `postgres://tests@127.0.0.1:${String(proxyPort)}${url.pathname}`;
      const service = startProcess({ ...environment, DATABASE_URL: databaseUrl });
      await listening(service);
      expect((await fetch(`${origin}/healthz`)).status).toBe(200);
      expect((await fetch(`${origin}/readyz`)).status).toBe(503);
      const refused = await send(origin);
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).toBe('5');
      expect((await fetch(`${origin}/about`)).status).toBe(200);

      const proxy = spawn(process.execPath, [
        '-e',
        `require('node:net').createServer((a) => { const b = require('node:net').connect(${url.port}, '127.0.0.1'); a.pipe(b).pipe(a); a.on('error', () => b.destroy()); b.on('error', () => a.destroy()); }).listen(${String(proxyPort)}, '127.0.0.1')`,
      ]);
      try {
        const ready = async () => (await fetch(`${origin}/readyz`)).status;
        await expect.poll(ready, { timeout: 10_000 }).toBe(200);
        expect((await send(origin)).status).toBe(201);
      } finally {
        service.child.kill('SIGTERM');
        await service.finished;
        proxy.kill();
      }
      expect((await service.finished).code).toBe(0);
    });
  });
}

const setUpJobs = async (database: TestDatabase) => {
  const place = await database.create();
  const environment = environmentOf(place);
  const folder = temporaryFolder();
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return name;
  };
  const run = async (...parameters: readonly string[]) =>
    runCommand('jobs', environment, parameters, folder);
  const start = async (...parameters: readonly string[]) =>
    startCommand('jobs', environment, parameters, folder);
  return { run, start, write, environment };
};

describe.each(databases)('the jobs command line on $name', (database) => {
  it('publishes, shows, closes and exports vacancies', async () => {
    const { run, write } = await setUpJobs(database);
    write(
      'jobs.json',
      vacanciesJson([
        { job_id: 1, first_date: '2000-01-01' },
        { job_id: 2, last_date: '2020-01-01' },
        { job_id: 3, first_date: '2998-01-01' },
        { job_id: 4, status: 'draft' },
      ]),
    );
    await expect(run('import', 'jobs.json', '--create')).resolves.toEqual({
      code: 0,
      out: 'vacancies: 4 new, 0 changed, 0 unchanged\ncategories: 1 new, 0 changed, 0 unchanged\nlocations: 1 new, 0 changed, 0 unchanged\n',
      error: '',
    });
    await expect(run('import', 'jobs.json')).resolves.toMatchObject({
      code: 0,
      out: 'Nothing changed.\n',
    });
    await expect(run('close', '1')).resolves.toMatchObject({
      code: 0,
      out: 'Vacancy 1 is closed.\n',
    });
    await expect(run('close', '9')).resolves.toMatchObject({
      code: 1,
      error: 'there is no vacancy 9\n',
    });
    const { out } = await run('list');
    expect(out.split('\n')).toEqual([
      'ID  STATUS     FIRST DATE  LAST DATE   TITLE      CATEGORY              DISTRICT',
      '1   closed     2000-01-01  2999-12-31  Vacancy 1  Software Development  Thiruvananthapuram',
      '2   past       2020-01-01  2020-01-01  Vacancy 2  Software Development  Thiruvananthapuram',
      '3   scheduled  2998-01-01  2999-12-31  Vacancy 3  Software Development  Thiruvananthapuram',
      '4   draft                  2999-12-31  Vacancy 4  Software Development  Thiruvananthapuram',
      '',
    ]);
    for (const [name, parameters] of [
      ['again.json', ['export']],
      ['again.csv', ['export', '--csv']],
    ] as const) {
      write(name, (await run(...parameters)).out);
      await expect(run('import', name)).resolves.toMatchObject({
        code: 0,
        out: 'Nothing changed.\n',
      });
    }
  });

  it('works for several at the same moment on a new database', async () => {
    const { start, write } = await setUpJobs(database);
    write('jobs.json', vacanciesJson([{ job_id: 1 }]));
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, async () => start('import', '--create', 'jobs.json')),
    );
    expect(outcomes.map(({ code, error }) => [code, error])).toEqual(
      Array.from({ length: 4 }, () => [0, '']),
    );
    expect(outcomes.filter(({ out }) => out.includes('1 new'))).toHaveLength(1);
  });

  it('is seen by a running service, while enquiries come in', async () => {
    const { start, write, environment: place } = await setUpJobs(database);
    const { environment, origin } = await environmentFor();
    const service = startProcess({ ...environment, ...place });
    await listening(service);
    write('jobs.json', vacanciesJson([{ job_id: 501 }]));
    let stop = false;
    const statuses: number[] = [];
    const enquirers = Array.from({ length: 4 }, async () => {
      while (!stop) statuses.push((await send(origin)).status);
    });
    await expect(start('import', 'jobs.json')).resolves.toMatchObject({ code: 0 });
    await expect.poll(async () => jobIds(origin), { timeout: 1_000 }).toContain(501);
    await start('close', '501');
    await expect.poll(async () => jobIds(origin), { timeout: 1_000 }).not.toContain(501);
    stop = true;
    await Promise.all(enquirers);
    expect(statuses.length).toBeGreaterThan(0);
    expect(statuses.every((status) => status === 201)).toBe(true);
  });
});

describe.each(anyDatabase)('the jobs command line', (database) => {
  it('imports nothing of a file with a bad row', async () => {
    const { run, write } = await setUpJobs(database);
    write('bad.json', vacanciesJson([{ job_id: 1 }, { job_id: 2, last_date: '2026-02-30' }]));
    const { code, error } = await run('import', 'bad.json', '--create');
    expect(code).toBe(1);
    expect(error).toBe(
      'bad.json: line 34, column 20 (jobs[1].last_date): there is no such day as 2026-02-30\nNothing was imported.\n',
    );
    await expect(run('list')).resolves.toMatchObject({ out: 'There are no vacancies.\n' });
  });

  it('explains itself', async () => {
    const { run, write } = await setUpJobs(database);
    await expect(run('--help')).resolves.toMatchObject({ code: 0, error: '' });
    for (const parameters of [
      [],
      ['import'],
      ['close'],
      ['list', 'x'],
      ['export', '--xml'],
      ['drop'],
    ]) {
      await expect(run(...parameters)).resolves.toMatchObject({ code: 1, out: '' });
    }
    await expect(run('import', 'none.json', '--create')).resolves.toMatchObject({
      code: 1,
      error: 'none.json: there is no such file\n',
    });
    write('jobs.txt', '');
    const { error } = await run('import', 'jobs.txt', '--create');
    expect(error).toContain('must end in .json or .csv');
    await expect(run('close', 'x')).resolves.toMatchObject({ code: 1 });
  });
});
