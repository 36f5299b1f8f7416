import type { Account, AccountsClient, OwnApplication, OwnSession } from '@example/api/accounts';
import { ApiError } from '@example/api/problem';
import { vi } from 'vitest';
import { renderSite } from './render-site.ts';

export const application: OwnApplication = {
  reference: 'A-1234ABCD',
  job_id: 7,
  job_title: 'GIS <Analyst>',
  status: 'received',
  applied_on: '2026-11-02',
  resume_name: 'cv <b>.pdf',
  resume_bytes: 120_000,
  can_withdraw: true,
};
export const asha: Account = { email: 'asha@example.info', applications: [application] };

export const sessions: readonly OwnSession[] = [
  {
    id: 'fedcba9876543210',
    browser: 'Firefox',
    system: 'Windows',
    signed_in_at: '2026-11-26T08:03:07+05:30',
    seen_at: '2026-11-26T09:00:00+05:30',
    is_this: true,
  },
  {
    id: '0123456789abcdef',
    browser: '',
    system: '',
    signed_in_at: '2026-11-20T23:59:59+05:30',
    seen_at: '2026-11-25T10:00:00+05:30',
    is_this: false,
  },
];

/** Returns the accounts client of a browser without a session. */
export const nobodys = () => ({
  signIn: vi.fn<AccountsClient['signIn']>(() => Promise.resolve()),
  verify: vi.fn<AccountsClient['verify']>(() => Promise.resolve({ email: asha.email })),
  read: vi.fn<AccountsClient['read']>(() => Promise.resolve(undefined)),
  withdraw: vi.fn<AccountsClient['withdraw']>(() => Promise.resolve()),
  erase: vi.fn<AccountsClient['erase']>(() => Promise.resolve({ removed: 3 })),
  signOut: vi.fn<AccountsClient['signOut']>(() => Promise.resolve()),
  sessions: vi.fn<AccountsClient['sessions']>(() => Promise.resolve({ sessions: [...sessions] })),
  endSession: vi.fn<AccountsClient['endSession']>(() => Promise.resolve()),
  endOtherSessions: vi.fn<AccountsClient['endOtherSessions']>(() => Promise.resolve({ ended: 1 })),
  forgotPassword: vi.fn<AccountsClient['forgotPassword']>(() => Promise.resolve()),
  readReset: vi.fn<AccountsClient['readReset']>(() => Promise.resolve({ email: asha.email })),
  resetPassword: vi.fn<AccountsClient['resetPassword']>(() => Promise.resolve()),
});

/** Returns the accounts client of a browser without a session, with some calls replaced. */
export const accountsWith = (overrides: Partial<AccountsClient>): AccountsClient => ({
  ...nobodys(),
  ...overrides,
});

/** Returns the accounts client of a browser in which Asha is signed in. */
export const ofAsha = () => ({ ...nobodys(), read: () => Promise.resolve(asha) });

/** Returns a call that rejects with an `ApiError` of these arguments. */
export const rejects =
  (...error: ConstructorParameters<typeof ApiError>) =>
  () =>
    Promise.reject(new ApiError(...error));

/** Renders a page with this accounts client. */
export const renderFor = async (
  address: string,
  accounts: AccountsClient = nobodys(),
  body?: Readonly<Record<string, string>>,
) => renderSite(address, { accounts }, body);
