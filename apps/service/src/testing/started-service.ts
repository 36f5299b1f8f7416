import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createLog } from '../runtime/logging/index.ts';
import { start } from '../server/start.ts';
import { collector } from './collector.ts';
import { writeFakeSite } from './fake-site.ts';
import { freePort } from './free-port.ts';
import { listening, startProcess } from './process.ts';
import { temporaryFolder } from './temporary.ts';
import { enquiry } from './test-service.ts';

const samples = join(import.meta.dirname, '../../../../data/vacancies.json');

/** Returns the variables of a service on a free port, with a fake site and no limits, and the address it will have. */
export const environmentFor = async (own: Readonly<Record<string, string>> = {}) => {
  const port = String(await freePort());
  const environment = {
    PORT: port,
    DATA_DIR: join(temporaryFolder(), 'data'),
    SITE_DIR: writeFakeSite(temporaryFolder()),
    RATE_LIMIT: 'off',
    ...own,
  };
  return { environment, dataDir: environment.DATA_DIR, origin: `http://127.0.0.1:${port}` };
};

/** Starts a service as a process, and waits until it listens. */
export const startService = async (
  own: Readonly<Record<string, string>> = {},
  parameters: readonly string[] = [],
) => {
  const made = await environmentFor(own);
  const service = startProcess(made.environment, parameters);
  await listening(service);
  return { ...made, service };
};

/**
 * Starts a service in this process, which takes a tenth of the processor time of one of its own. It is stopped after the
 * test. No command may run in this process on its SQLite database: it would wait for locks that cannot be released.
 *
 * @throws an error whose message is the line that a process would end with
 */
export const startHere = async (
  own: Readonly<Record<string, string>> = {},
  parameters: readonly string[] = [],
) => {
  const made = await environmentFor(own);
  const { stream, text: output } = collector();
  const { service, failure } = await start(parameters, made.environment, createLog(stream));
  if (!service) throw new Error(failure);
  let stopped: Promise<void> | undefined;
  const stop = async () => (stopped ??= service.stop());
  onTestFinished(stop);
  return { ...made, output, stop };
};

/** Tries to start a service in this process. Returns the line that a process would end with. */
export const failureHere = async (
  ...parameters: Parameters<typeof startHere>
): Promise<string | undefined> =>
  startHere(...parameters).then(
    () => undefined,
    (error: unknown) => (error as Error).message,
  );

export const postEnquiry = async (origin: string): Promise<Response> =>
  fetch(`${origin}/api/v0/save_enquiry`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(enquiry),
  });

/** Returns the numbers of the vacancies that visitors are shown. */
export const shownVacancies = async (origin: string): Promise<readonly number[]> => {
  const answer = await fetch(`${origin}/api/v0/get_joblist?tenantId=1`);
  return ((await answer.json()) as { readonly job_id: number }[]).map(({ job_id: id }) => id);
};

/** Returns the numbers of the samples that a first start leaves open: all but the one that has ended. */
export const openSamples = (): readonly number[] => {
  const { jobs } = JSON.parse(readFileSync(samples, 'utf8')) as {
    readonly jobs: readonly { readonly job_id: number; readonly last_date: string }[];
  };
  const first = jobs.map(({ last_date }) => last_date).toSorted()[0] ?? '';
  return jobs.filter(({ last_date }) => last_date > first).map(({ job_id }) => job_id);
};

/** Begins to post an enquiry of this length in bytes, and waits until the service has the head of the request. */
export const beginEnquiry = async (origin: string, bytes: number): Promise<ClientRequest> => {
  const begun = request(`${origin}/api/v0/save_enquiry`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': bytes,
      Connection: 'keep-alive',
      Expect: '100-continue',
    },
  });
  begun.flushHeaders();
  await once(begun, 'continue');
  return begun;
};

/** Keeps a connection busy until it is closed: with a request whose body never ends. */
export const stick = async (origin: string): Promise<void> => {
  const stuck = await beginEnquiry(origin, 100);
  stuck.on('error', () => undefined);
  stuck.write('{');
};
