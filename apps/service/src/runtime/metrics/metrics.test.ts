import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort, REFUSING_PORT } from '../../testing/free-port.ts';
import { failureHere, startHere } from '../../testing/started-service.ts';
import { application, enquiry } from '../../testing/test-service.ts';

/** Parses an exposition text into samples by name and labels. Every line must be a sample or a comment. */
const parse = (text: string): ReadonlyMap<string, number> => {
  expect(text.endsWith('\n')).toBe(true);
  const samples = text
    .split('\n')
    .filter((line) => line !== '' && !/^# (?:HELP|TYPE) \w+ /.test(line));
  return new Map(
    samples.map((line) => {
      const [, name, value = ''] =
        /^(\w+(?:\{\w+="[^"\\\n]*"(?:,\w+="[^"\\\n]*")*\})?) (-?\d\S*|NaN|[+-]Inf)$/i.exec(line) ??
        [];
      if (name === undefined) throw new Error(`no sample: ${line}`);
      return [name, Number(value)];
    }),
  );
};

const start = async (environment: Readonly<Record<string, string>> = {}) => {
  const METRICS_PORT = String(await freePort());
  const { origin, stop } = await startHere({ RATE_LIMIT: 'on', METRICS_PORT, ...environment });
  const address = `http://127.0.0.1:${METRICS_PORT}/metrics`;
  return {
    stop,
    address,
    origin,
    scrape: async () => {
      const answer = await fetch(address);
      expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
      const text = await answer.text();
      return { text, samples: parse(text) };
    },
  };
};

const post = async (origin: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${origin}/api/v0/save_enquiry`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const apply = async (origin: string, fileName: string, content: string) => {
  const form = new FormData();
  form.append('application', JSON.stringify(application));
  form.append('file', new File([content], fileName));
  return fetch(`${origin}/api/v0/save_application`, { method: 'POST', body: form });
};

describe('metrics', () => {
  it('count what was asked, stored, refused and mailed, and name nobody', async () => {
    const { origin, scrape } = await start();
    const before = await scrape();
    expect(before.samples.get('site_submissions_total{operation="save_enquiry"}')).toBe(0);
    expect(before.samples.get('site_mails_total{outcome="failed"}')).toBe(0);
    expect(before.samples.get('site_resumes_refused_total{reason="file_too_large"}')).toBe(0);
    expect(before.samples.get('site_staff_events_total{outcome="code_refused"}')).toBe(0);
    expect(before.samples.get('site_build_info{version="sources",commit="none"}')).toBe(1);

    const keyed = { 'Idempotency-Key': 'twice' };
    const statuses = [
      (await post(origin, enquiry, keyed)).status,
      (await post(origin, enquiry, keyed)).status,
    ];
    for (let count = 0; count < 20; count += 1) {
      const email = `anu.${String(count)}@example.com`;
      statuses.push((await post(origin, { ...enquiry, email })).status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect((await apply(origin, 'cv.txt', 'text')).status).toBe(422);
    expect((await apply(origin, 'cv.pdf', 'no PDF')).status).toBe(422);
    for (const path of ['/about', '/about', '/career?q=Anu', '/notes.txt', '/made/up', '/api/up'])
      await fetch(origin + path);

    const mails = async () => (await scrape()).samples.get('site_mails_total{outcome="written"}');
    await expect.poll(mails, { timeout: 10_000 }).toBe(38);
    const { text, samples } = await scrape();
    const requests = (labels: string) =>
      samples.get(`http_request_duration_seconds_count{${labels}}`);
    expect(requests('method="POST",route="/api/v0/save_enquiry",status="201"')).toBe(20);
    expect(requests('method="POST",route="/api/v0/save_enquiry",status="429"')).toBe(2);
    expect(requests('method="POST",route="/api/v0/save_application",status="422"')).toBe(2);
    expect(requests('method="GET",route="/about",status="200"')).toBe(2);
    expect(requests('method="GET",route="/career",status="200"')).toBe(1);
    expect(requests('method="GET",route="(file)",status="200"')).toBe(1);
    expect(requests('method="GET",route="(none)",status="404"')).toBe(1);
    expect(requests('method="GET",route="/api/*",status="404"')).toBe(1);
    expect(samples.get('site_rate_limited_requests_total{route="/api/v0/save_enquiry"}')).toBe(2);
    // The second call with the same key stored nothing.
    expect(samples.get('site_submissions_total{operation="save_enquiry"}')).toBe(19);
    expect(samples.get('site_submissions_total{operation="save_application"}')).toBe(0);
    const refused = [...samples].filter(([name]) => name.startsWith('site_resumes_refused_total'));
    expect(refused.map(([, count]) => count).filter((count) => count > 0)).toEqual([1, 1]);
    expect(samples.get('site_outbox_entries{state="waiting"}')).toBe(0);
    expect(samples.get('site_outbox_entries{state="parked"}')).toBe(0);
    expect(samples.get('site_outbox_entries{state="refused"}')).toBe(0);
    expect(samples.get('site_mails_total{outcome="refused"}')).toBe(0);
    expect(samples.get('site_outbox_oldest_waiting_seconds')).toBe(0);
    expect(samples.get('site_resumes_missing')).toBe(0);
    expect(samples.get('site_resumes_held{state="waiting"}')).toBe(0);
    expect(samples.get('site_resumes_held{state="infected"}')).toBe(0);
    expect(samples.get('site_database_up')).toBe(1);
    expect(samples.get('site_database_errors_total{kind="other"}')).toBe(0);
    expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
    expect(samples.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
    for (const secret of ['anu', 'example.com', 'call me', 'made/up', 'cv.txt', '127.0.0.1'])
      expect(text.toLowerCase()).not.toContain(secret);
  });

  it('tell of mails that wait because the mail server is away', async () => {
    const { origin, scrape } = await start({
      SMTP_URL: `smtp://127.0.0.1:${String(REFUSING_PORT)}`,
      MAIL_TO: 'office@example.com',
    });
    expect((await post(origin, enquiry)).status).toBe(201);
    const failed = async () => (await scrape()).samples.get('site_mails_total{outcome="failed"}');
    await expect.poll(failed, { timeout: 10_000 }).toBe(2);
    const { samples } = await scrape();
    expect(samples.get('site_outbox_entries{state="waiting"}')).toBe(2);
    expect(samples.get('site_outbox_oldest_waiting_seconds')).toBeGreaterThan(0);
    expect(samples.get('site_outbox_oldest_waiting_seconds')).toBeLessThan(30);
  });

  it('are there while the database is away, and say so', async () => {
    const { origin, scrape } = await start({
      DATABASE_URL: `postgres://nobody@127.0.0.1:${String(REFUSING_PORT)}/none`,
    });
    expect((await fetch(`${origin}/readyz`)).status).toBe(503);
    const { samples } = await scrape();
    expect(samples.get('site_database_up')).toBe(0);
    expect(samples.get('site_database_errors_total{kind="unavailable"}')).toBeGreaterThan(0);
    expect(samples.has('site_outbox_entries{state="waiting"}')).toBe(false);
    expect(samples.has('site_outbox_oldest_waiting_seconds')).toBe(false);
    expect(samples.has('site_resumes_missing')).toBe(false);
  });

  it('are at one address only, which ends with the service', async () => {
    const { stop, origin, address } = await start();
    expect((await fetch(`${origin}/metrics`)).status).toBe(404);
    expect((await fetch(address.replace('/metrics', '/'))).status).toBe(404);
    expect((await fetch(address, { method: 'POST' })).status).toBe(404);
    expect((await fetch(address, { method: 'HEAD' })).status).toBe(200);
    await stop();
    await expect(fetch(address)).rejects.toThrow();
  });

  it('end the start with one line when their port is taken', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void taken.close());
    const { port } = taken.address() as { readonly port: number };
    await expect(failureHere({ METRICS_PORT: String(port) })).resolves.toBe(
      `METRICS_PORT ${String(port)} is in use by another program`,
    );
  });
});
