import { z } from 'zod';
import { encryptionAs } from '../core/encryption.ts';
import type { StaffVisitor } from './cookies.ts';
import type { StaffDeps } from './deps.ts';
import { DAY_MS } from '../../runtime/clock/durations.ts';

/** Time for which a browser is known after a sign-in in it, in ms. */
export const KNOWN_BROWSER_MS = 180 * DAY_MS;

const knownSchema = z.strictObject({ member: z.string(), until: z.number() });

type BrowserDeps = Pick<StaffDeps, 'storage' | 'clock'>;

export const isKnownBrowser = async (
  { storage, clock }: BrowserDeps,
  { browser = '' }: Pick<StaffVisitor, 'browser'>,
  memberId: string | undefined,
): Promise<boolean> => {
  const known = (await encryptionAs(storage, 'browser', knownSchema)).decrypt(browser);
  return known !== undefined && known.member === memberId && known.until > clock();
};

export const rememberBrowser = async (
  { storage, clock }: BrowserDeps,
  visitor: Pick<StaffVisitor, 'setBrowser'>,
  memberId: string,
): Promise<void> => {
  const { encrypt } = await encryptionAs(storage, 'browser', knownSchema);
  const known = { member: memberId, until: clock() + KNOWN_BROWSER_MS };
  visitor.setBrowser(encrypt(known), KNOWN_BROWSER_MS);
};
