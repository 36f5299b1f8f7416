import type { CaptchaQuestion } from '@example/api/staff';
import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '../storage/index.ts';
import type { StaffVisitor } from './cookies.ts';
import type { StaffDeps } from './deps.ts';
import { drawCaptcha } from './captcha-picture.ts';
import { type Seal, sealFor, unsealAs } from './seal.ts';

/** How long a captcha can be tried, in ms. */
export const CAPTCHA_VALID_MS = 10 * 60_000;

const sealedSchema = z.strictObject({ id: z.string(), answer: z.string(), expires: z.number() });

/** However it was typed. */
const normalised = (answer: string) => answer.replaceAll(/\s/g, '').toLowerCase();

const answerHash = ({ hash }: Seal, id: string, answer: string) =>
  hash(`${id} ${normalised(answer)}`);

type CaptchaDeps = Pick<StaffDeps, 'storage' | 'clock'>;

/** Has the browser hold a captcha with this answer, whichever it held before. */
const giveCaptcha = async (
  { storage, clock }: CaptchaDeps,
  visitor: Pick<StaffVisitor, 'setCaptcha'>,
  answer: string,
): Promise<void> => {
  const seal = await sealFor(storage, 'captcha');
  const id = randomUUID();
  const sealed = {
    id,
    answer: answerHash(seal, id, answer),
    expires: clock() + CAPTCHA_VALID_MS,
  } satisfies z.infer<typeof sealedSchema>;
  visitor.setCaptcha(seal.seal(JSON.stringify(sealed)), CAPTCHA_VALID_MS);
};

/** A fresh picture (SVG), whose characters the browser is to type. */
export const givePicture = async (
  deps: CaptchaDeps,
  visitor: Pick<StaffVisitor, 'setCaptcha'>,
): Promise<string> => {
  const { text, svg } = await drawCaptcha();
  await giveCaptcha(deps, visitor, text);
  return svg;
};

/** A fresh sum, for whoever cannot see pictures. */
export const giveQuestion = async (
  deps: CaptchaDeps,
  visitor: Pick<StaffVisitor, 'setCaptcha'>,
): Promise<CaptchaQuestion> => {
  const question = { a: randomInt(2, 20), b: randomInt(2, 20) };
  await giveCaptcha(deps, visitor, String(question.a + question.b));
  return question;
};

/** Notes that a captcha was tried; says whether it was for the first time. */
const takeCaptcha = async (db: Db, id: string, expires_at: number): Promise<boolean> => {
  const taken = await db
    .insertInto('staff_tried_captchas')
    .values({ id, expires_at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
};

/** Says whether the browser typed what its captcha asks for; right or wrong, that captcha is no good afterwards. */
export const tryCaptcha = async (
  { storage, clock }: CaptchaDeps,
  visitor: Pick<StaffVisitor, 'captcha' | 'clearCaptcha'>,
  typed: string,
): Promise<boolean> => {
  if (visitor.captcha === undefined) return false;
  visitor.clearCaptcha();
  const seal = await sealFor(storage, 'captcha');
  const held = unsealAs(seal, visitor.captcha, sealedSchema);
  if (!held || held.expires <= clock()) return false;
  const { id, answer, expires } = held;
  if (!(await takeCaptcha(storage.db, id, expires))) return false;
  return timingSafeEqual(Buffer.from(answerHash(seal, id, typed)), Buffer.from(answer));
};

/** Forgets the captchas that have expired; says how many. */
export const purgeCaptchas = async (db: Db, now: number): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('staff_tried_captchas')
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  return Number(numDeletedRows);
};
