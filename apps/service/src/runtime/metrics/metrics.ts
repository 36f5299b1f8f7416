import type { QuarantineReason } from '@example/api/accounts';
import { resumeErrorCodes } from '@example/api/applications';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { atMost } from '../clock/at-most.ts';
import { release } from '../release/release.ts';
import { isUnavailable } from '../../storage/index.ts';

/** Outcomes of attempts to deliver a mail. `parked`: given up; `refused`: given up because its address is refused. */
const mailOutcomes = ['sent', 'written', 'failed', 'parked', 'refused'] as const;

/**
 * State of a mail that was not delivered. `parked`: given up, and the operator is to look; `refused`: given up for its
 * address; `held`: waits until the operator releases it.
 */
type OutboxState = 'waiting' | 'held' | 'parked' | 'refused';

/** Outcomes of a candidate's requests. `held`: the mail was not sent, since there were too many. */
const candidateOutcomes = [
  'code_mailed',
  'code_held',
  'wrong_password',
  'code_refused',
  'signed_in',
  'link_mailed',
  'link_held',
  'password_set',
  'withdrawn',
  'erased',
] as const;
export type CandidateOutcome = (typeof candidateOutcomes)[number];

const staffOutcomes = [
  'challenged',
  'refused',
  'code_accepted',
  'code_refused',
  'enrolled',
  'signed_in',
  'proven',
  'proof_refused',
] as const;
export type StaffOutcome = (typeof staffOutcomes)[number];

/** Answered request. It holds a route or a page's path, never the address that was asked for. */
interface AnsweredRequest {
  readonly method: string;
  /** Pattern of its route, or the path of a page of the site. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** Counts of stored rows that the gauges show. */
interface StoredSummary {
  readonly entries: Readonly<Record<OutboxState, number>>;
  /** Time at which the oldest waiting mail was put in, in ms since 1970; `undefined` when none waits. */
  readonly oldestWaiting: number | undefined;
  /** Applications whose resume is missing although nobody withdrew them. */
  readonly resumesMissing: number;
  readonly resumesQuarantined: Readonly<Record<QuarantineReason, number>>;
}

interface MetricsOptions {
  /** Returns the current time, in ms since 1970. */
  readonly clock: () => number;
  /** Operations that store a submission. Their counters begin at 0, so that the first submission is a rise. */
  readonly operations: readonly string[];
}

/** Upper bounds in s, from a page that is ready or rendered to a resume over a slow line. */
const REQUEST_SECONDS = [0.005, 0.025, 0.1, 0.5, 2.5, 10];

/** Other methods are counted as `other`: they hardly occur, and a client could invent any number of them. */
const METHODS = new Set(['GET', 'HEAD', 'POST']);

const databaseErrors = ['unavailable', 'other'] as const;

/** Time limit for the database to answer a scrape, in ms. */
const SCRAPE_TIMEOUT_MS = 2_000;

/**
 * Creates the metrics of one service, with those of its process (memory, event loop, garbage collection). No label holds
 * anything that a visitor sent.
 */
export const createMetrics = ({ clock, operations }: MetricsOptions) => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its last byte, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  /** Creates a counter by one label, whose known values are 0 from the beginning. */
  const countBy = <Label extends string>(
    label: Label,
    known: readonly string[],
    name: string,
    help: string,
  ) => {
    const counter = new Counter({ name, help, labelNames: [label], registers });
    for (const value of known) counter.inc({ [label]: value } as Record<Label, string>, 0);
    return counter;
  };
  const rateLimited = countBy(
    'route',
    [],
    'site_rate_limited_requests_total',
    'Requests refused because there were too many.',
  );
  const submissions = countBy(
    'operation',
    operations,
    'site_submissions_total',
    'What visitors sent and the service stored, by operation of the API.',
  );
  const mails = countBy(
    'outcome',
    mailOutcomes,
    'site_mails_total',
    'Attempts to deliver a mail: sent, failed (tried again later), parked (given up: somebody is to look), refused (given up: its address is refused).',
  );
  const refusedResumes = countBy(
    'reason',
    resumeErrorCodes,
    'site_resumes_refused_total',
    'Applications refused because of their resume, by reason.',
  );
  const candidates = countBy(
    'outcome',
    candidateOutcomes,
    'site_guest_events_total',
    'What candidates did about their accounts, by what came of it.',
  );
  const staff = countBy(
    'outcome',
    staffOutcomes,
    'site_staff_events_total',
    'What the staff did to sign in, by what came of it.',
  );
  const failures = countBy(
    'kind',
    databaseErrors,
    'site_database_errors_total',
    'Statements and connections that failed: the database cannot be used, or something else.',
  );
  const databaseUp = new Gauge({
    name: 'site_database_up',
    help: 'Whether the database answered this scrape.',
    registers,
  });
  const entries = new Gauge({
    name: 'site_outbox_entries',
    help: 'Mails that were not delivered, by state.',
    labelNames: ['state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'site_outbox_oldest_waiting_seconds',
    help: 'Age of the oldest mail that waits; 0 where none does.',
    registers,
  });
  const missing = new Gauge({
    name: 'site_resumes_missing',
    help: 'Applications whose resume is not where resumes are kept.',
    registers,
  });
  const quarantined = new Gauge({
    name: 'site_resumes_held',
    help: 'Resumes that are handed out to nobody: the virus scanner has not answered, or found something.',
    labelNames: ['state'],
    registers,
  });

  new Gauge({
    name: 'site_build_info',
    help: 'Always 1; its labels say which version of the service runs.',
    labelNames: ['version', 'commit'],
    registers,
  }).set({ ...release }, 1);

  let readStored: (() => Promise<StoredSummary>) | undefined;
  let looking: Promise<void> | undefined;

  const look = async () => {
    entries.reset();
    oldest.remove();
    missing.remove();
    quarantined.reset();
    databaseUp.set(0);
    if (!readStored) return;
    try {
      const stored = await atMost(SCRAPE_TIMEOUT_MS, readStored());
      if (!stored) return;
      const { oldestWaiting } = stored;
      for (const [state, count] of Object.entries(stored.entries)) entries.set({ state }, count);
      for (const [state, count] of Object.entries(stored.resumesQuarantined))
        quarantined.set({ state }, count);
      oldest.set(oldestWaiting === undefined ? 0 : Math.max(0, clock() - oldestWaiting) / 1_000);
      missing.set(stored.resumesMissing);
      databaseUp.set(1);
    } catch {
      // `site_database_up` stays 0. A scrape must report the rest while the database is away.
    }
  };

  return {
    contentType: registry.contentType,
    requestAnswered: ({ method, route, status, seconds }: AnsweredRequest) => {
      const labels = { method: METHODS.has(method) ? method : 'other', route, status };
      requests.observe(labels, seconds);
      if (status === 429) rateLimited.inc({ route });
    },
    submissionStored: (operation: string) => submissions.inc({ operation }),
    mailHandled: (outcome: (typeof mailOutcomes)[number], count = 1) =>
      mails.inc({ outcome }, count),
    resumeRefused: (reason: string) => refusedResumes.inc({ reason }),
    candidateHandled: (outcome: CandidateOutcome) => candidates.inc({ outcome }),
    staffHandled: (outcome: StaffOutcome) => staff.inc({ outcome }),
    databaseFailed: (error: unknown) =>
      failures.inc({ kind: isUnavailable(error) ? 'unavailable' : 'other' }),
    /** Returns Prometheus's exposition text. Stored rows are counted at each call. */
    expose: async () => {
      // Concurrent scrapes share one query of the database.
      looking ??= look().finally(() => {
        looking = undefined;
      });
      await looking;
      return registry.metrics();
    },
    /** Sets the source of the gauges of stored rows, which have no value before. */
    readStoredFrom: (read: () => Promise<StoredSummary>) => {
      readStored = read;
    },
  };
};

export type MetricsRegistry = ReturnType<typeof createMetrics>;

/**
 * Counters of the running service, passed to the code that does the work. Without metrics in the settings they are
 * `undefined`, and nothing is counted.
 */
export type Metrics = Omit<MetricsRegistry, 'contentType' | 'expose' | 'readStoredFrom'>;
