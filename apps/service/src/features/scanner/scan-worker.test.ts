import type { Account } from '@example/api/accounts';
import type { Application } from '@example/api/desk';
import { unzipSync } from 'fflate';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createScannerServer, FOUND, MARKER } from '../../testing/clamd.ts';
import { databases } from '../../testing/databases.ts';
import { pdf } from '../../testing/documents.ts';
import { exportedOf } from '../../testing/exported.ts';
import { sendApplication, signInAs } from '../../testing/candidate.ts';
import { staffBrowser } from '../../testing/staff.ts';
import { application, createTestService } from '../../testing/test-service.ts';
import { createClamd } from './clamd.ts';
import { countQuarantined, createScanWorker, SCAN_LEASE_MS, scanBackOff } from './scan-worker.ts';
import { DAY_MS } from '../../runtime/clock/durations.ts';

describe.each(databases)('a resume that is scanned, on $name', (database) => {
  const setUp = async ({ alone = true, isScanned = true, timeoutMs = 5_000 } = {}) => {
    const server = await createScannerServer();
    let ahead = 0;
    const clock = () => Date.now() + ahead;
    const woken = { times: 0 };
    let wake: () => void = () => undefined;
    const service = await createTestService({
      database,
      environment: { CLAMD_URL: server.url },
      clock,
      change: (deps) => ({
        ...deps,
        scans: isScanned
          ? {
              wake: () => {
                woken.times += 1;
                wake();
              },
            }
          : undefined,
      }),
    });
    const { deps, storage } = service;
    const work = () => {
      const { scanner: address } = deps.settings;
      if (!address) throw new Error('there is no scanner');
      const { log } = deps;
      const worker = createScanWorker({
        storage,
        store: deps.resumes.store,
        scanner: createClamd(address, { timeoutMs }),
        clock,
        log,
        alone,
      });
      onTestFinished(async () => worker.stop());
      wake = () => {
        worker.wake();
      };
      worker.start();
      return worker;
    };
    const apply = async (title = 'CV') => sendApplication(service, {}, { content: pdf(title) });
    const desk = await staffBrowser(service, 'recruiter');
    const shown = async (reference: string) => {
      const answer = await desk.get(`desk/applications/${reference}`);
      const { resume, resume_held } = answer.json<Application>();
      const file = await desk.get(`desk/applications/${reference}/resume`);
      return { resume, resume_held, status: file.statusCode };
    };
    return {
      server,
      service,
      storage,
      work,
      apply,
      desk,
      shown,
      woken,
      clock,
      pass: (ms: number) => (ahead += ms),
    };
  };

  const readable = {
    resume: { name: 'cv.pdf', bytes: pdf('CV').length },
    resume_held: undefined,
    status: 200,
  };
  const waiting = { resume: null, resume_held: { why: 'waiting', found: null }, status: 404 };
  const infected = { resume: null, resume_held: { why: 'infected', found: FOUND }, status: 404 };

  it('is held back until the scanner found nothing, and is then handed out', async () => {
    const { server, service, apply, shown, work, woken, desk } = await setUp();
    const reference = await apply();
    expect(woken.times).toBe(1);
    await expect(shown(reference)).resolves.toEqual(waiting);
    const packed = await desk.get(`desk/applications/resumes.zip?references=${reference}`);
    expect(packed.statusCode).toBe(404);
    expect((await desk.get('desk/applications/export.csv')).body).not.toContain('cv.pdf');
    await expect(countQuarantined(service.storage.db)).resolves.toEqual({
      waiting: 1,
      infected: 0,
    });
    await server.start();
    work();
    await expect.poll(async () => shown(reference), { timeout: 5_000 }).toEqual(readable);
    const zip = await desk.get(`desk/applications/resumes.zip?references=${reference}`);
    expect(Object.keys(unzipSync(zip.rawPayload))).toHaveLength(1);
    expect(server.seen).toEqual([pdf('CV').length]);
    const later = await apply();
    await expect.poll(async () => shown(later), { timeout: 5_000 }).toEqual(readable);
    await expect(countQuarantined(service.storage.db)).resolves.toEqual({
      waiting: 0,
      infected: 0,
    });
  });

  it('stays held back, and is marked, when something is found; others go on', async () => {
    const { server, service, storage, apply, shown, work, desk } = await setUp();
    await server.start();
    work();
    const bad = await apply(MARKER);
    const good = await apply();
    await expect.poll(async () => shown(bad), { timeout: 5_000 }).toEqual(infected);
    await expect.poll(async () => shown(good), { timeout: 5_000 }).toEqual(readable);
    const zip = await desk.get(`desk/applications/resumes.zip?references=${bad},${good}`);
    expect(Object.keys(unzipSync(zip.rawPayload))).toEqual([`${good} Anu.pdf`]);
    await expect(countQuarantined(storage.db)).resolves.toEqual({ waiting: 0, infected: 1 });
    expect(service.logged()).toContain(FOUND);
    // Somebody else may have sent it in the candidate's name, who would trust it.
    const candidate = await signInAs(service, application.applcnt_email);
    const { applications } = (await candidate.get('my_account')).json<Account>();
    expect(applications.find(({ reference }) => reference === bad)).toMatchObject({
      resume_bytes: 0,
      resume_held: 'infected',
    });
    expect((await candidate.get(`my_resume?reference=${bad}`)).statusCode).toBe(404);
    expect((await candidate.get(`my_resume?reference=${good}`)).statusCode).toBe(200);
    const { resumes, settings } = service.deps;
    const data = { storage, resumes: resumes.store, mails: settings.dataDir };
    const exported = await exportedOf(data, application.applcnt_email);
    expect(
      exported['applications']?.map(({ reference, resume }) => [reference, resume !== null]),
    ).toEqual([
      [bad, false],
      [good, true],
    ]);
    const archive = unzipSync((await candidate.get('my_data')).rawPayload);
    expect(Object.keys(archive)).toEqual([`resumes/${good}.pdf`, 'my-data.json']);
  });

  it('stays held back while the scanner is away, hangs or fails, and is looked at when it is back', async () => {
    const { server, service, storage, apply, shown, work, pass } = await setUp({ timeoutMs: 200 });
    const reference = await apply();
    const worker = work();
    const tries = async () =>
      (await storage.db.selectFrom('applications').select('resume_scan_tries').execute())[0]
        ?.resume_scan_tries ?? 0;
    await expect.poll(tries, { timeout: 5_000 }).toBe(1);
    await expect.poll(() => service.logged()).toContain('resumes cannot be scanned');
    await expect(shown(reference)).resolves.toEqual(waiting);
    await server.start();
    const lookedAgain = async () => {
      pass(scanBackOff(await tries()));
      worker.wake();
      return tries();
    };
    for (const manner of ['hangs', 'fails'] as const) {
      server.manner(manner);
      const before = await tries();
      await expect.poll(lookedAgain, { timeout: 5_000 }).toBeGreaterThan(before + 1);
      await expect(shown(reference)).resolves.toEqual(waiting);
    }
    server.manner('looks');
    await expect
      .poll(
        async () => {
          await lookedAgain();
          return shown(reference);
        },
        { timeout: 5_000 },
      )
      .toEqual(readable);
    expect(service.logged()).toContain('the virus scanner is back');
    expect(service.logged().match(/resumes cannot be scanned/g)).toHaveLength(1);
  });

  it('is looked at after a restart, whether the process stopped or was killed meanwhile', async () => {
    const { server, storage, apply, shown, work, pass, clock } = await setUp({ alone: false });
    const reference = await apply();
    await server.start();
    server.manner('hangs');
    const stopped = work();
    await expect.poll(() => server.connections(), { timeout: 5_000 }).toBe(1);
    await stopped.stop();
    server.manner('looks');
    await expect(shown(reference)).resolves.toEqual(waiting);
    // The state that a process leaves which is killed during a scan.
    const resume_scan_at = clock() + SCAN_LEASE_MS;
    await storage.db.updateTable('applications').set({ resume_scan_at }).execute();
    const next = work();
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(shown(reference)).resolves.toEqual(waiting);
    pass(SCAN_LEASE_MS);
    next.wake();
    await expect.poll(async () => shown(reference), { timeout: 5_000 }).toEqual(readable);
  });

  it('is looked at at once after a restart where no other instance works on the database', async () => {
    const { server, storage, apply, shown, work, clock } = await setUp();
    const reference = await apply();
    await server.start();
    const resume_scan_at = clock() + SCAN_LEASE_MS;
    await storage.db.updateTable('applications').set({ resume_scan_at }).execute();
    work();
    await expect.poll(async () => shown(reference), { timeout: 5_000 }).toEqual(readable);
  });

  it('is not kept waiting by a clock that was wrong', async () => {
    const { server, apply, shown, work, pass } = await setUp({ alone: false });
    pass(DAY_MS);
    const reference = await apply();
    pass(-DAY_MS);
    await server.start();
    work();
    await expect.poll(async () => shown(reference), { timeout: 5_000 }).toEqual(readable);
  });

  it('is looked at once by several instances', async () => {
    const { server, storage, apply, work } = await setUp({ alone: false });
    for (let count = 0; count < 10; count += 1) await apply();
    await server.start();
    for (let count = 0; count < 3; count += 1) work();
    await expect
      .poll(async () => countQuarantined(storage.db), { timeout: 10_000 })
      .toEqual({ waiting: 0, infected: 0 });
    expect(server.seen).toHaveLength(10);
  });

  it('is not looked at any more when its application was withdrawn', async () => {
    const { server, service, storage, apply, work } = await setUp();
    const reference = await apply();
    const candidate = await signInAs(service, application.applcnt_email);
    const answer = await candidate.post('withdraw_application', { reference });
    expect(answer.statusCode).toBe(200);
    await expect(countQuarantined(storage.db)).resolves.toEqual({ waiting: 0, infected: 0 });
    await server.start();
    work();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(server.seen).toEqual([]);
  });

  it('is handed out at once where there is no scanner', async () => {
    const { apply, shown } = await setUp({ isScanned: false });
    await expect(shown(await apply())).resolves.toEqual(readable);
  });
});
