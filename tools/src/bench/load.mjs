import autocannon from 'autocannon';
import { startService } from '@example/testing/service';

const enquiry = JSON.stringify({
  user_name: 'Load Test',
  email: 'load.test@example.com',
  msg: 'A message of an ordinary length, as a visitor would write it to ask for a call back.',
});

/** @param {import('autocannon').Options} options */
const shoot = (options) => autocannon({ connections: 50, duration: 10, ...options });

/** Requests in all before memory is read. */
const MEMORY_REQUESTS = 100_000;

/** Measures the built service under load on the loopback address, with the rate limits off. */
export const measureService = async () => {
  const service = await startService({ RATE_LIMIT: 'off' });
  try {
    const { origin } = service;
    const page = await shoot({ url: `${origin}/`, headers: { 'accept-encoding': 'br' } });
    const career = await shoot({ url: `${origin}/career`, headers: { 'accept-encoding': 'br' } });
    const jobs = await shoot({ url: `${origin}/api/v0/get_joblist?tenantId=1` });
    const enquiries = await shoot({
      url: `${origin}/api/v0/save_enquiry`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: enquiry,
    });
    const failures = [page, career, jobs, enquiries].reduce(
      (sum, { non2xx, errors }) => sum + non2xx + errors,
      0,
    );
    await shoot({ url: `${origin}/api/v0/get_joblist?tenantId=1`, amount: MEMORY_REQUESTS });
    const memoryMb = service.memory();
    await shoot({ url: `${origin}/api/v0/get_joblist?tenantId=1`, amount: MEMORY_REQUESTS });
    return {
      pagesPerSecond: page.requests.average,
      pageP99Ms: page.latency.p99,
      careerPagesPerSecond: career.requests.average,
      careerP99Ms: career.latency.p99,
      jobListsPerSecond: jobs.requests.average,
      jobListP99Ms: jobs.latency.p99,
      enquiriesPerSecond: enquiries.requests.average,
      enquiryP99Ms: enquiries.latency.p99,
      failures,
      memoryMb: Math.round(memoryMb),
      memoryAfterAsMuchAgainMb: Math.round(service.memory()),
    };
  } finally {
    await service.stop();
  }
};
