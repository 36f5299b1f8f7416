import type { CaptchaQuestion } from '@example/api/staff';
import { randomInt, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '../../storage/index.ts';
import { isEqualInConstantTime } from '../core/constant-time.ts';
import { type Encryption, encryptionAs } from '../core/encryption.ts';
import { drawCaptcha } from './captcha-picture.ts';
import type { CaptchaKind, StaffVisitor } from './cookies.ts';
import type { StaffDeps } from './deps.ts';

const CAPTCHA_VALID_MS = 10 * 60_000;

const captchaSchema = z.strictObject({ id: z.string(), answer: z.string(), expires: z.number() });

/** Ignores spaces and case of a typed answer. */
const normalised = (answer: string) => answer.replaceAll(/\s/g, '').toLowerCase();

const answerHash = ({ hash }: Pick<Encryption, 'hash'>, id: string, answer: string) =>
  hash(`${id} ${normalised(answer)}`);

type CaptchaDeps = Pick<StaffDeps, 'storage' | 'clock'>;

/** Stores a captcha with this answer in the browser's cookie, in place of an earlier one of its kind. */
const giveCaptcha = async (
  { storage, clock }: CaptchaDeps,
  visitor: Pick<StaffVisitor, 'setCaptcha'>,
  kind: CaptchaKind,
  answer: string,
): Promise<void> => {
  const encryption = await encryptionAs(storage, 'captcha', captchaSchema);
  const id = randomUUID();
  const expires = clock() + CAPTCHA_VALID_MS;
  const captcha = { id, answer: answerHash(encryption, id, answer), expires };
  visitor.setCaptcha(kind, encryption.encrypt(captcha), CAPTCHA_VALID_MS);
};

/** Draws a new captcha (SVG) and stores its answer in the browser's cookie. */
export const givePicture = async (
  deps: CaptchaDeps,
  visitor: Pick<StaffVisitor, 'setCaptcha'>,
): Promise<string> => {
  const { text, svg } = await drawCaptcha();
  await giveCaptcha(deps, visitor, 'picture', text);
  return svg;
};

/** Creates a sum as a captcha for people who cannot see pictures. */
export const giveQuestion = async (
  deps: CaptchaDeps,
  visitor: Pick<StaffVisitor, 'setCaptcha'>,
): Promise<CaptchaQuestion> => {
  const question = { a: randomInt(2, 20), b: randomInt(2, 20) };
  await giveCaptcha(deps, visitor, 'question', String(question.a + question.b));
  return question;
};

/** Marks a captcha as tried. Returns whether this was its first try. */
const takeCaptcha = async (db: Db, id: string, expires_at: number): Promise<boolean> => {
  const taken = await db
    .insertInto('staff_tried_captchas')
    .values({ id, expires_at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
};

/** Returns whether it is the answer to a captcha of the browser. Right or wrong, its captchas are used up. */
export const tryCaptcha = async (
  { storage, clock }: CaptchaDeps,
  { captchas, clearCaptchas }: Pick<StaffVisitor, 'captchas' | 'clearCaptchas'>,
  typed: string,
): Promise<boolean> => {
  if (captchas.length === 0) return false;
  clearCaptchas();
  const encryption = await encryptionAs(storage, 'captcha', captchaSchema);
  let isRight = false;
  for (const encrypted of captchas) {
    const held = encryption.decrypt(encrypted);
    if (!held || held.expires <= clock()) continue;
    const { id, answer, expires } = held;
    if (!(await takeCaptcha(storage.db, id, expires))) continue;
    if (isEqualInConstantTime(answerHash(encryption, id, typed), answer)) isRight = true;
  }
  return isRight;
};
