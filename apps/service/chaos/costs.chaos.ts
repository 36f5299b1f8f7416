import { readdirSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { application } from '../src/testing/application.ts';
import { backwardsDoc, docx, pdf, pdfOfObjectStream } from '../src/testing/documents.ts';
import { applicationCall, type Call } from './client.ts';
import { hostileTypes } from './hostile-input.ts';
import { keepRow } from './row.ts';
import { type Stores, storesKinds } from './stores.ts';
import { attack, type Scenario } from './scenario.ts';

/*
 * Measures memory, response times and leftover files under attack. Forty hostile calls arrive from one address at once,
 * while another visitor applies for a job every 200 ms and the probe requests the home page.
 */

const CALLS = 40;
const MOST_MEMORY_MB = 300;
const MOST_MS_OF_GOOD = 3_000;

const STRANGER = { 'X-Forwarded-For': '198.51.100.7' };

const megabytes = (count: number) => count * 1024 * 1024;

const resume = (fileName: string, file: Buffer): Call => {
  const sent = applicationCall({ application, fileName, file });
  return { ...sent, headers: { ...sent.headers, ...STRANGER } };
};

const hostile: readonly (readonly [string, () => Call])[] = [
  ['.doc of 5 MB, chain backwards', () => resume('a.doc', backwardsDoc(megabytes(5), 4096))],
  ['.doc of 3 MB, small sectors', () => resume('a.doc', backwardsDoc(megabytes(3), 512))],
  ['PDF, object stream of 160 MB', () => resume('a.pdf', pdfOfObjectStream(megabytes(160)))],
  ['.docx, XML that never ends', () => resume('a.docx', docx({ types: hostileTypes }))],
  [
    '.docx, part of 160 MB',
    () => resume('a.docx', docx({ document: Buffer.alloc(megabytes(160)) })),
  ],
];

/** Opens a connection from an address and sends a request head that announces a body of `length` bytes. */
const begin = (port: number, address: string, type: string, length: number) => {
  const head = [
    'POST /about HTTP/1.1',
    'Host: localhost',
    `X-Forwarded-For: ${address}`,
    `Content-Type: ${type}`,
    `Content-Length: ${String(length)}`,
  ];
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined).resume();
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  return socket;
};

/** Sends incomplete forms from sixteen addresses, one per ms, and keeps their connections open for 3 s. */
const holdText = async ({ port }: Scenario) => {
  const text = Buffer.from(`a=${`€${'x'.repeat(1_000)}`.repeat(63)}`).subarray(0, 64_000);
  const sockets: Socket[] = [];
  for (let index = 0; index < 16 * 115; index += 1) {
    const address = `198.51.100.${String(index % 16)}`;
    const socket = begin(port, address, 'application/x-www-form-urlencoded', 65_000);
    socket.write(text);
    sockets.push(socket);
    await sleep(1);
  }
  await sleep(3_000);
  for (const socket of sockets) socket.destroy();
};

/** Uploads files of 4 MB to a page that takes none, on forty connections at once, in about 5 s. */
const sendFiles = async ({ port }: Scenario) => {
  const [head = Buffer.alloc(0), , file = Buffer.alloc(0)] =
    resume('a.pdf', pdf('', megabytes(4))).body ?? [];
  const type = `multipart/form-data; boundary=${head.toString().split('\r\n')[0]?.slice(2) ?? ''}`;
  const sockets = Array.from({ length: CALLS }, () =>
    begin(port, STRANGER['X-Forwarded-For'], type, head.length + file.length),
  );
  for (const socket of sockets) socket.write(head);
  for (let sent = 0; sent < file.length; sent += 64 * 1024) {
    for (const socket of sockets) socket.write(file.subarray(sent, sent + 64 * 1024));
    await sleep(80);
  }
  for (const socket of sockets) socket.destroy();
};

type Attack = (scenario: Scenario) => Promise<void>;

const sendMany =
  (create: () => Call): Attack =>
  async (scenario) => {
    const call = create();
    const statuses = await Promise.all(
      Array.from(
        { length: CALLS },
        async () => (await scenario.send(call, { mayBeCut: true })).status,
      ),
    );
    for (const status of statuses) expect([0, 413, 422, 429]).toContain(status);
  };

const attacks: readonly (readonly [string, Attack])[] = [
  ...hostile.map(([name, create]) => [name, sendMany(create)] as const),
  ['files at a page without a form for them', sendFiles],
  ['118 MB of text that is held', holdText],
];

const bytesIn = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    return sum + (entry.isDirectory() ? bytesIn(path) : statSync(path).size);
  }, 0);

const leftIn = ({ database }: Stores) => bytesIn(join(database.dataDir, 'incoming'));

describe.each(storesKinds)('on $name', ({ name: kind, create }) => {
  it.each(attacks)('%s', async (fault, run) => {
    const stores = await create();
    let goodWorstMs = 0;
    let leftBytes = Number.NaN;
    const environment = { TRUST_PROXY: '127.0.0.1' };
    const row = await attack({ fault, kind, stores, environment }, async (scenario) => {
      let isOver = false as boolean;
      const others = (async () => {
        for (let turn = 0; turn < 5 || !isOver; turn += 1) {
          const { status, ms } = await scenario.apply(`Good ${String(turn)}`, undefined, {
            file: pdf(),
          });
          expect(status).toBe(201);
          goodWorstMs = Math.max(goodWorstMs, ms);
          await sleep(200);
        }
      })();
      await run(scenario);
      isOver = true;
      await others;
      // The service still checks the files of clients that disconnected while they queued. Wait up to 60 s until they
      // are deleted.
      for (let wait = 0; wait < 600 && leftIn(stores) > 0; wait += 1) await sleep(100);
      leftBytes = leftIn(stores);
    });
    keepRow({ ...row, cost: { goodWorstMs, leftBytes } });
    expect(row.memoryMb, 'memory in MB').toBeLessThanOrEqual(MOST_MEMORY_MB);
    expect(goodWorstMs, 'a good application, in ms').toBeLessThanOrEqual(MOST_MS_OF_GOOD);
    expect(leftBytes, 'bytes left behind').toBe(0);
  });
});
