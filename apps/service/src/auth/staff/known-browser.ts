import { z } from 'zod';
import { encryptionFor, decryptAs } from '../core/encryption.ts';
import type { StaffVisitor } from './cookies.ts';
import type { StaffDeps } from './deps.ts';

const DAY_MS = 24 * 3_600_000;

/** Time for which a browser is known after a sign-in in it, in ms. */
export const KNOWN_BROWSER_MS = 180 * DAY_MS;

const knownSchema = z.strictObject({ member: z.string(), until: z.number() });

type BrowserDeps = Pick<StaffDeps, 'storage' | 'clock'>;

export const isKnownBrowser = async (
  { storage, clock }: BrowserDeps,
  { browser }: Pick<StaffVisitor, 'browser'>,
  memberId: string | undefined,
): Promise<boolean> => {
  const encryption = await encryptionFor(storage, 'browser');
  const held = decryptAs(encryption, browser ?? '', knownSchema);
  return held !== undefined && held.member === memberId && held.until > clock();
};

export const rememberBrowser = async (
  { storage, clock }: BrowserDeps,
  visitor: Pick<StaffVisitor, 'setBrowser'>,
  memberId: string,
): Promise<void> => {
  const encryption = await encryptionFor(storage, 'browser');
  const known = { member: memberId, until: clock() + KNOWN_BROWSER_MS } satisfies z.infer<
    typeof knownSchema
  >;
  visitor.setBrowser(encryption.encrypt(JSON.stringify(known)), KNOWN_BROWSER_MS);
};
