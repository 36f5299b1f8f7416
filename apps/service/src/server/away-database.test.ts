import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { postgresDatabase } from '../testing/databases.ts';
import { runOnServer } from '../testing/postgres-server.ts';
import { postEnquiry, startHere } from '../testing/started-service.ts';

/** Starts a way to a server that is closed at first. */
const startWay = async (port: number) => {
  let isOpen = false;
  let tries = 0;
  const way = createServer((socket) => {
    tries += 1;
    const end = () => void socket.destroy();
    socket.on('error', end);
    if (!isOpen) {
      end();
      return;
    }
    const far = connect(port, '127.0.0.1').on('error', end).on('close', end);
    socket.on('close', () => void far.destroy());
    socket.pipe(far).pipe(socket);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void way.close());
  await once(way, 'listening');
  const { port: own } = way.address() as AddressInfo;
  return { port: own, open: () => void (isOpen = true), tries: () => tries };
};

// Not `runIf`: without PostgreSQL, the run reports it elsewhere, and a skipped test counts as a failure.
if (postgresDatabase) {
  const { createMigrated } = postgresDatabase;

  it('a database that comes back as one of a newer version is used once it was restored', async () => {
    const { databaseUrl = '' } = await createMigrated();
    await runOnServer(databaseUrl, `insert into kysely_migration values ('9999-newer', '2027')`);
    const url = new URL(databaseUrl);
    const way = await startWay(Number(url.port));
    url.port = String(way.port);
    const { output, origin } = await startHere({ DATABASE_URL: url.href });
    expect((await postEnquiry(origin)).status).toBe(503);
    way.open();
    await expect
      .poll(output, { timeout: 10_000 })
      .toContain('was used by a newer version of the service');
    expect((await postEnquiry(origin)).status).toBe(503);
    await runOnServer(databaseUrl, `delete from kysely_migration where name = '9999-newer'`);
    await expect
      .poll(async () => (await postEnquiry(origin)).status, { timeout: 20_000 })
      .toBe(201);
  }, 60_000);

  it('a database that is away at the start is told of once, not at each try', async () => {
    const { databaseUrl = '' } = await createMigrated();
    const url = new URL(databaseUrl);
    const way = await startWay(Number(url.port));
    url.port = String(way.port);
    const { output, origin } = await startHere({ DATABASE_URL: url.href });
    await expect.poll(() => way.tries(), { timeout: 10_000 }).toBeGreaterThan(2);
    expect(output().match(/the database is not there/g)).toHaveLength(1);
    way.open();
    await expect
      .poll(async () => (await postEnquiry(origin)).status, { timeout: 10_000 })
      .toBe(201);
  }, 60_000);
}
