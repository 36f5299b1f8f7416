import type { ApplicationList, EnquiryList } from '@example/api/desk';
import { describe, expect, it } from 'vitest';
import { databases } from '../testing/databases.ts';
import { createDesk, cursorAfter, expectQuick, readDesk } from '../testing/desk.ts';
import { BEGUN, COUNT, fillDesk, MAILED } from '../testing/full-desk.ts';
import type { Browser } from '../testing/candidate.ts';
import { staffBrowser } from '../testing/staff.ts';

/** Row near the end of a list that is sorted by time. */
const LATE = COUNT - 150;

const expectQuickApplications = async (browser: Browser) => {
  const cursor = cursorAfter(BEGUN + LATE * 1_000, String(LATE).padStart(32, '0'));
  await expectQuick(browser, [
    'applications',
    'applications?sort=name',
    `applications?sort=applied_at&cursor=${cursor}`,
    'applications?job_id=7',
    'applications?status=in%20review&sort=-name',
    'applications?status=hired',
    'applications?tag=later',
    'applications?q=somebody-4999',
    'applications?q=nobody-at-all',
    'applications?source=site-8.example',
    'applications?pool=yes&sort=name',
    'applications?owner=E8&sort=name',
    'applications?owner=none',
    'applications/colleagues',
    'applications/choices',
    'applications/counts',
    `applications/counts?job_id=7&status=received&after=${String(BEGUN)}`,
    'applications/counts?owner=E8&after=0',
    'applications/counts?owner=none&after=0',
    'applications/counts?tag=later',
    'applications/counts?owner=none&status=received&after=0',
    'applications/counts?q=somebody-4999',
    'applications/counts?q=example.com&after=0',
    'news',
    // Who was not reached by a mail is marked.
    'applications?unreached=true',
    'applications?unreached=true&sort=name',
    'applications/A-00000050/mails',
  ]);
};

const expectQuickSearch = async (browser: Browser) => {
  await expectQuick(
    browser,
    [
      '?q=j',
      '?q=ja&limit=200',
      '?q=jav',
      '?q=java&limit=200',
      '?q=experience%20java%20kochi',
      '?q=exp%20ja',
      `?q=${encodeURIComponent('e j k n w c ja jav ko exp ex kot')}`,
      '?q=kafka',
      '?q=kafka%20java',
      '?q=kafka%2041000',
      '?q=nobody',
      '?q=nobody%20j',
      '?q=java&sort=name',
      '?q=kafka&sort=-name',
      '?q=java&status=in%20review',
      '?q=java&status=hired',
      '?q=java&job_id=7',
      '/counts?q=java',
    ].map((query) => `applications${query}`),
  );
  const { total } = await readDesk<ApplicationList>(browser, 'applications?q=kafka');
  expect(total).toBe(COUNT / 1_000);
};

const expectQuickVacancies = async (browser: Browser) => {
  await expectQuick(browser, [
    'vacancies',
    'vacancies?sort=title&limit=200',
    'vacancies?q=position%207',
    'vacancies?status=draft',
    'vacancies?owner=none',
    'vacancies?owner=E8',
    'vacancies/colleagues',
  ]);
};

const expectQuickEnquiries = async (browser: Browser, count: number) => {
  const deep = await readDesk<EnquiryList>(browser, 'enquiries?sort=received_at&limit=200');
  expect(deep.total).toBe(count);
  const far = cursorAfter(BEGUN + (count - 150) * 1_000, '0');
  await expectQuick(browser, [
    'enquiries',
    `enquiries?sort=received_at&limit=200&cursor=${deep.next_cursor ?? ''}`,
    `enquiries?sort=received_at&cursor=${far}`,
    'enquiries?sort=-name',
    'enquiries?kind=demo',
    'enquiries?status=open&sort=name',
    'enquiries?status=closed',
    'enquiries?owner=T-SALES',
    'enquiries?owner=none&sort=received_at',
    'enquiries?quarantined=true',
    'enquiries?quarantined=false&kind=contact',
    'enquiries?q=somebody-14999',
    'enquiries?q=example.com',
    'enquiries?q=nobody-at-all',
    'enquiries/counts',
    'enquiries/counts?owner=T-SALES&status=open&after=0',
    'enquiries/counts?q=example.com',
  ]);
};

const expectQuickRecords = async (browser: Browser) => {
  await expectQuick(browser, [
    'outbox',
    `outbox?sort=created_at&cursor=${cursorAfter(MAILED + LATE * 10, '0')}`,
    'outbox?state=waiting',
    'outbox?state=sending',
    'outbox?state=held',
    'outbox?state=parked',
    'outbox?state=sent',
    'outbox?q=somebody-4999',
    'outbox?q=nobody-at-all',
    'outbox?q=example.com&state=sent',
    'subscribers',
    'subscribers?status=pending&sort=created_at',
    'subscribers?q=somebody-4999&sort=email',
    'subscribers/counts?q=example.com&status=pending&after=0',
    'audit',
    'audit?actor=E7',
    'audit?action=enquiry',
    'audit?subject=A-00008999&sort=at',
    'audit?from=2030-01-01',
    'retention',
  ]);
};

describe.each(databases)('a desk with 50,000 rows of each list, on $name,', (database) => {
  // One test for all lists: to fill them takes longer than to read them.
  it('lists, searches and counts all of them within 200 ms', { timeout: 300_000 }, async () => {
    const { service, browser: recruiter } = await createDesk(database, 'recruiter');
    const { enquiries } = await fillDesk(service.storage);
    await expectQuickApplications(recruiter);
    await expectQuickSearch(recruiter);
    await expectQuickVacancies(recruiter);
    await expectQuickEnquiries(await staffBrowser(service, 'sales'), enquiries);
    await expectQuickRecords(await staffBrowser(service, 'administrator'));
  });
});
