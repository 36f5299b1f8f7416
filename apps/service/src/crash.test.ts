import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openStorage } from './storage/index.ts';
import { listening, startProcess } from './testing/process.ts';
import { environmentFor } from './testing/started-service.ts';

const KILLS = 10;
const ENQUIRERS = 50;
/** Returns how long the service runs before each kill, in ms. It varies, so that kills hit different moments. */
const workingTime = (round: number) => 50 + ((round * 37) % 150);

interface Sent {
  readonly status: number;
  readonly reference: string | undefined;
}

/** Sends one enquiry; resolves with `undefined` when no whole answer arrived. */
const send = async (agent: Agent, port: number, msg: string): Promise<Sent | undefined> =>
  new Promise((resolve) => {
    const body = JSON.stringify({ user_name: 'Crash', email: 'crash@example.com', msg });
    const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
    const call = request(
      { agent, port, host: '127.0.0.1', path: '/api/v0/save_enquiry', method: 'POST', headers },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('error', () => resolve(undefined));
        response.on('end', () => {
          if (!response.complete) {
            resolve(undefined);
            return;
          }
          const { reference } = JSON.parse(text) as { readonly reference?: string };
          resolve({ status: response.statusCode ?? 0, reference });
        });
      },
    );
    call.on('error', () => resolve(undefined));
    call.end(body);
  });

it(
  'the service loses and doubles nothing it acknowledged when it is killed 10 times under 50 enquirers',
  { timeout: 120_000 },
  async () => {
    const { environment, dataDir } = await environmentFor();
    const port = Number(environment.PORT);
    /** References of the enquiries answered with 201, by their unique message. */
    const acknowledged = new Map<string, string>();
    const refusals: number[] = [];
    const counts = { stored: 0, lost: 0, duplicated: 0, withoutMails: 0 };

    const look = async () => {
      const storage = openStorage({ dataDir, databaseUrl: undefined });
      const rows = await storage.db.selectFrom('enquiries').select(['msg', 'reference']).execute();
      const mails = await storage.db.selectFrom('outbox').select('subject').execute();
      await storage.close();
      const stored = new Map<string, string[]>();
      for (const { msg, reference } of rows) {
        const references = stored.get(msg) ?? [];
        references.push(reference);
        stored.set(msg, references);
      }
      const mailed = new Map<string, number>();
      for (const { subject } of mails) {
        const reference = /E-\w{8}/.exec(subject)?.[0] ?? '';
        mailed.set(reference, (mailed.get(reference) ?? 0) + 1);
      }
      counts.stored = rows.length;
      for (const [msg, reference] of acknowledged) {
        if (!stored.get(msg)?.includes(reference)) counts.lost += 1;
      }
      for (const references of stored.values()) if (references.length > 1) counts.duplicated += 1;
      for (const { reference } of rows) if (mailed.get(reference) !== 2) counts.withoutMails += 1;
    };

    const agent = new Agent({ keepAlive: true, maxSockets: ENQUIRERS });
    for (let round = 0; round < KILLS; round += 1) {
      const service = startProcess(environment);
      await listening(service);
      await look();
      let killed = false;
      const acknowledgedBefore = acknowledged.size;
      const enquirers = Array.from({ length: ENQUIRERS }, async (_, enquirer) => {
        for (let count = 0; !killed; count += 1) {
          const msg = `round ${String(round)}, enquirer ${String(enquirer)}, ${String(count)}`;
          const sent = await send(agent, port, msg);
          if (sent?.status === 201 && sent.reference) acknowledged.set(msg, sent.reference);
          else if (sent) refusals.push(sent.status);
        }
      });
      await sleep(workingTime(round));
      // Wait for as many answers as there are enquirers, however slow the machine is.
      while (acknowledged.size - acknowledgedBefore < ENQUIRERS) await sleep(10);
      service.child.kill('SIGKILL');
      await service.finished;
      killed = true;
      await Promise.all(enquirers);
    }
    agent.destroy();
    await listening(startProcess(environment));
    await look();

    process.stdout.write(
      `crash test: acknowledged ${String(acknowledged.size)}, stored ${String(counts.stored)}, ` +
        `lost ${String(counts.lost)}, duplicated ${String(counts.duplicated)}, ` +
        `without outbox entries ${String(counts.withoutMails)}, kills ${String(KILLS)}\n`,
    );
    expect(counts).toMatchObject({ lost: 0, duplicated: 0, withoutMails: 0 });
    expect(refusals).toEqual([]);
    expect(acknowledged.size).toBeGreaterThanOrEqual(KILLS * ENQUIRERS);
    expect(counts.stored).toBeGreaterThanOrEqual(acknowledged.size);
  },
);
