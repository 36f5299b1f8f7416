import { setTimeout as sleep } from 'node:timers/promises';
import { describe, it, onTestFinished } from 'vitest';
import { startPostgres } from '../src/testing/postgres-server.ts';
import { generateLoad, until } from './load.ts';
import { attack, type Scenario } from './scenario.ts';
import { storesKinds } from './stores.ts';

const APPLICANTS = 20;

const [, onServers] = storesKinds;

describe.runIf(onServers)('servers that go away', () => {
  const unavailable = { mayBeUnavailable: true } as const;
  const applyWhile = async (scenario: Scenario, what: string, work: () => Promise<unknown>) =>
    generateLoad(
      APPLICANTS,
      async (who, turn) => {
        const { status } = await scenario.apply(
          `${what} ${String(who)}-${String(turn)}`,
          unavailable,
        );
        if (status !== 201) await sleep(100);
      },
      work,
    );

  it('the bucket', async () => {
    if (!onServers) throw new Error('there are no servers');
    const stores = await onServers.create();
    await attack({ fault: 'S3 down', kind: onServers.name, stores }, async (scenario) => {
      await applyWhile(scenario, 'Bucket', async () => {
        await sleep(500);
        await stores.bucket?.stop();
        await until(() => scenario.answered(503) >= APPLICANTS);
        await stores.bucket?.start();
        const stored = scenario.answered(201);
        await until(() => scenario.answered(201) >= stored + APPLICANTS);
      });
    });
  });

  it('PostgreSQL', async () => {
    if (!onServers) throw new Error('there are no servers');
    const server = await startPostgres();
    if (!server) throw new Error('there is no PostgreSQL');
    onTestFinished(server.remove);
    const shared = await onServers.create();
    const database = { ...shared.database, databaseUrl: server.url };
    const environment = { ...shared.environment, DATABASE_URL: server.url };
    const stores = { ...shared, database, environment };
    await attack(
      { fault: 'PostgreSQL restarted under load', kind: onServers.name, stores },
      async (scenario) => {
        await applyWhile(scenario, 'PostgreSQL', async () => {
          for (let restart = 0; restart < 3; restart += 1) {
            await sleep(500);
            await server.stop();
            await sleep(500);
            await server.start();
            const stored = scenario.answered(201);
            await until(() => scenario.answered(201) >= stored + APPLICANTS);
          }
        });
      },
    );
  });
});
