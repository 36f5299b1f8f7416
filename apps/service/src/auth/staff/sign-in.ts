import { checkStaffSignIn } from '@example/api/staff';
import { staffCode } from '@example/content/mails/staff';
import { composeMail } from '../../mail/index.ts';
import { addToOutbox } from '../../mail/outbox/index.ts';
import type { StaffChallengeStep } from '../../storage/index.ts';
import { newChallenge } from '../core/challenges.ts';
import { isEqualInConstantTime, SIGN_IN_TAKES_MS, takingAtLeast } from '../core/constant-time.ts';
import { parseOrThrow, refuseField } from '../core/refuse.ts';
import { admitAttempt } from './attempts.ts';
import { audit } from './audit.ts';
import { tryCaptcha } from './captcha.ts';
import {
  mayMailStaffCode,
  STAFF_CHALLENGE_VALID_MS,
  storeStaffChallenge,
  validMsOf,
} from './challenges.ts';
import type { StaffVisitor } from './cookies.ts';
import { actorOf, type StaffDeps, subjectOf } from './deps.ts';
import { isKnownBrowser } from './known-browser.ts';
import { findByCode, findMember, holdMember, type MemberRow } from './members.ts';

/** Returns the reason to refuse a sign-in with this mobile number, `undefined` if there is none. */
const refusalOf = (
  { mobile_number, disabled_at }: MemberRow,
  typed: string,
): 'mobile_number' | 'disabled' | undefined => {
  if (!isEqualInConstantTime(mobile_number, typed)) return 'mobile_number';
  return disabled_at === null ? undefined : 'disabled';
};

/**
 * Begins a sign-in of the staff with a challenge in the browser's cookie. If the member has no authenticator yet, a
 * mail with a code is added to the outbox. Neither the answer nor its time reveals whether there is such a member.
 *
 * @throws ApiError of kind `invalid-input`, ApiError of kind `too-many-requests`
 */
export const signInStaff = async (
  deps: StaffDeps,
  input: unknown,
  visitor: StaffVisitor,
): Promise<void> => {
  const {
    employee_code,
    mobile_number,
    captcha,
    remember_me: rememberMe = false,
  } = parseOrThrow(checkStaffSignIn(input));
  await admitAttempt(deps, visitor);
  if (!(await tryCaptcha(deps, visitor, captcha))) throw refuseField('captcha', 'captcha_invalid');
  await takingAtLeast(deps.signInTakesMs ?? SIGN_IN_TAKES_MS, async () => {
    const { settings, storage, outbox, clock, metrics } = deps;
    const found = await findByCode(storage.db, employee_code);
    const isKnown = await isKnownBrowser(deps, visitor, found?.id);
    const { token, code } = newChallenge();
    const mail = composeMail(staffCode({ code, minutes: STAFF_CHALLENGE_VALID_MS / 60_000 }));
    const now = clock();
    const { step, mailed, admitted } = await storage.transact(async (db) => {
      await holdMember(db, found?.id ?? null);
      // The operator may have changed it before it was locked.
      const known = await findMember(db, found?.id ?? null);
      const refusal = known && refusalOf(known, mobile_number);
      const member = refusal === undefined ? known : undefined;
      const step: StaffChallengeStep = member?.totp_secret === null ? 'mail' : 'authenticator';
      const memberId = member?.id ?? null;
      const mails = (await mayMailStaffCode(db, memberId, now)) && member && step === 'mail';
      await storeStaffChallenge(db, token, now, {
        memberId,
        step,
        rememberMe,
        isKnownBrowser: isKnown && member !== undefined,
        mailedCode: mails ? code : undefined,
      });
      if (mails)
        await addToOutbox(db, settings.mailFrom, now, [
          { to: member.email, ...mail, secret: code, isUrgent: true },
        ]);
      if (known && refusal !== undefined)
        await audit(db, {
          at: now,
          actor: actorOf(known),
          action: 'staff.sign_in_refused',
          subject: subjectOf(known),
          details: { reason: refusal },
        });
      return { step, mailed: mails === true, admitted: member !== undefined };
    });
    visitor.setChallenge(token, validMsOf(step));
    metrics?.staffHandled(admitted ? 'challenged' : 'refused');
    if (mailed) outbox.wake();
  });
};
