import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { importVacancies } from '../src/features/vacancies/index.ts';
import { openStorage } from '../src/storage/index.ts';
import { application } from '../src/testing/application.ts';
import { pdf } from '../src/testing/documents.ts';
import { freePort } from '../src/testing/free-port.ts';
import { vacancyFile } from '../src/testing/vacancies.ts';
import { listening, type ServiceProcess, startBuilt } from '../src/testing/process.ts';
import {
  type Answer,
  applicationCall,
  type ApplicationParts,
  type Call,
  call,
  exchange,
  jsonCall,
} from './client.ts';
import { type Acknowledged, digestOf, lookForLost } from './lost.ts';
import { type ProcessorTime, processorTimeOf } from './processor-time.ts';
import { keepRow, type Row } from './row.ts';
import type { Stores } from './stores.ts';

/** Size of an ordinary resume, in bytes. */
export const RESUME_BYTES = 200 * 1024;

/** Limit for the p99 of the home page during an attack, in ms. */
const PAGE_P99_MS = 200;

/** Failures that are allowed as the outcome of a call. */
export interface Expectation {
  /** True when a dependency of the service is down. A 503 with `Retry-After` is then allowed. */
  readonly mayBeUnavailable?: boolean;
  /** True when the service may be killed meanwhile. A missing answer is then allowed. */
  readonly mayBeCut?: boolean;
}

/** A few different resumes, so that a mix-up between applications is noticed. */
const resumes = ['A', 'B', 'C'].map((text) => {
  const file = pdf(text, RESUME_BYTES);
  return { file, digest: digestOf(file) };
});

const percentile99 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

const startProbe = (port: number) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'probe.ts'), String(port)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  const ended = new Promise((resolve) => child.once('close', resolve));
  return async (): Promise<readonly number[]> => {
    child.stdin.end();
    await ended;
    return JSON.parse(out) as readonly number[];
  };
};

/** Parts of an application that a scenario may replace. */
export type Upload = Partial<Pick<ApplicationParts, 'fileName' | 'file' | 'idempotencyKey'>>;

/** A service under attack. Records what was acknowledged, to check afterwards that it was stored. */
export interface Scenario {
  readonly port: number;
  readonly stores: Stores;
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Sends a call and counts its answer. */
  send(what: Call, expectation?: Expectation): Promise<Answer>;
  /** Writes raw bytes to a connection and counts the answer. */
  write(bytes: Buffer | string, expectation?: Expectation): Promise<Answer>;
  /** Sends a valid application, by default with a resume of `RESUME_BYTES`. */
  apply(name: string, expectation?: Expectation, upload?: Upload): Promise<Answer>;
  enquire(name: string, expectation?: Expectation): Promise<Answer>;
  /** Counts the answer to a call that was made by other means. */
  count(answer: Answer, expectation?: Expectation): void;
  answered(status: number): number;
  acknowledged(): readonly Acknowledged[];
  /** Returns the CPU time of the service since its last start. */
  processorTime(): ProcessorTime;
}

interface TrialOptions {
  readonly fault: string;
  readonly kind: string;
  readonly stores: Stores;
  readonly environment?: Readonly<Record<string, string>>;
}

const publish = async ({ database }: Stores) => {
  const storage = openStorage(database);
  await storage.migrate();
  await importVacancies(storage, vacancyFile([{ job_id: 1, first_date: '2000-01-01' }]));
  await storage.close();
};

/**
 * Starts a service, runs the attack and writes its row of the table. Fails when a limit is exceeded or data was lost.
 */
export const attack = async (
  { fault, kind, stores, environment = {} }: TrialOptions,
  run: (scenario: Scenario) => Promise<void>,
): Promise<Row> => {
  const port = await freePort();
  let service: ServiceProcess | undefined;
  let peakMb = 0;
  const start = async () => {
    service = startBuilt({
      RATE_LIMIT: 'off',
      ...stores.environment,
      ...environment,
      PORT: String(port),
    });
    await listening(service);
    while ((await call(port, { path: '/readyz' })).status !== 200) await sleep(50);
  };
  const memory = setInterval(() => {
    const pid = service?.child.exitCode === null ? service.child.pid : undefined;
    if (pid === undefined) return;
    try {
      const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
      peakMb = Math.max(peakMb, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    } catch {
      // The process has ended meanwhile.
    }
  }, 50);

  const acknowledged: Acknowledged[] = [];
  const statuses = new Map<number, number>();
  const wrong: string[] = [];
  let tried = 0;
  let worstMs = 0;
  const count: Scenario['count'] = (
    answer,
    { mayBeUnavailable = false, mayBeCut = false } = {},
  ) => {
    const { status, ms, retryAfter, body } = answer;
    tried += 1;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status > 0) worstMs = Math.max(worstMs, ms);
    const isRight =
      status === 0
        ? mayBeCut
        : status < 500 || (status === 503 && mayBeUnavailable && retryAfter !== undefined);
    if (!isRight) wrong.push(`${String(status)}: ${body.slice(0, 200)}`);
  };
  const counted = async (pending: Promise<Answer>, expectation?: Expectation) => {
    const answer = await pending;
    count(answer, expectation);
    return answer;
  };
  const remember = (answer: Answer, name: string, digest?: string) => {
    if (answer.status !== 201) return;
    const { reference } = JSON.parse(answer.body) as { readonly reference: string };
    acknowledged.push({ reference, name, ...(digest !== undefined && { digest }) });
  };
  let sent = 0;
  const scenario: Scenario = {
    port,
    stores,
    start,
    kill: async () => {
      service?.child.kill('SIGKILL');
      await service?.finished;
    },
    send: async (what, expectation) => counted(call(port, what), expectation),
    write: async (bytes, expectation) => counted(exchange(port, bytes), expectation),
    apply: async (name, expectation, upload = {}) => {
      sent += 1;
      const resume = upload.file
        ? { file: upload.file, digest: digestOf(upload.file) }
        : resumes[sent % resumes.length];
      if (!resume) throw new Error('there is no resume');
      const own = { ...application, applcnt_name: name };
      const parts = { application: own, fileName: 'cv.pdf', ...upload, file: resume.file };
      const answer = await counted(call(port, applicationCall(parts)), expectation);
      remember(answer, name, resume.digest);
      return answer;
    },
    enquire: async (name, expectation) => {
      const enquiry = { user_name: name, email: 'anu@example.com', msg: 'Please call back.' };
      const answer = await counted(call(port, jsonCall('save_enquiry', enquiry)), expectation);
      remember(answer, name);
      return answer;
    },
    count,
    answered: (status) => statuses.get(status) ?? 0,
    acknowledged: () => acknowledged,
    processorTime: () => processorTimeOf(service?.child.pid ?? 0),
  };

  await publish(stores);
  await start();
  const stopProbe = startProbe(port);
  try {
    await run(scenario);
  } finally {
    clearInterval(memory);
  }
  const pageTimes = await stopProbe();
  expect((await call(port, { path: '/readyz' })).status, 'the service is there').toBe(200);
  const row: Row = {
    fault,
    stores: kind,
    at: Date.now(),
    tried,
    answered: tried - (statuses.get(0) ?? 0),
    acknowledged: acknowledged.length,
    lost: await lookForLost(stores, acknowledged),
    worstMs: Math.round(worstMs),
    pageP99Ms: Math.round(percentile99(pageTimes)),
    memoryMb: Math.round(peakMb),
  };
  keepRow(row);
  expect(wrong).toEqual([]);
  expect(row.lost, 'acknowledged and lost').toBe(0);
  expect(pageTimes.length, 'home pages that were served meanwhile').toBeGreaterThan(0);
  expect(row.pageP99Ms, 'GET / p99, in ms').toBeLessThanOrEqual(PAGE_P99_MS);
  return row;
};
