import { talentPoolEnding } from '@example/content/mails/talent-pool';
import { TALENT_POOL_NOTICE_DAYS } from '@example/content/retention';
import { composeMail } from '../../mail/index.ts';
import { addToOutbox, type OutgoingMail } from '../../mail/outbox/index.ts';
import type { Settings } from '../../runtime/settings/index.ts';
import { forUpdate, type Storage } from '../../storage/index.ts';
import { poolHref, poolToken } from './link.ts';
import { dayInMails } from './period.ts';
import { DAY_MS } from '../../runtime/clock/durations.ts';

/** Applications that are told of in one transaction. */
const AT_A_TIME = 100;

interface TellingDeps {
  readonly settings: Pick<Settings, 'mailFrom' | 'publicOrigin'>;
  readonly storage: Storage;
}

const NOTICE_MS = TALENT_POOL_NOTICE_DAYS * DAY_MS;

/** Tells some applicants in one transaction. Returns their number. */
const tellSome = async (
  { settings, storage }: TellingDeps,
  now: number,
  believed: number,
): Promise<number> =>
  storage.transact(async (db) => {
    const ends = now + NOTICE_MS;
    // Another instance that tells the same applicants waits here, and then finds them told.
    const rows = await db
      .selectFrom('applications')
      .select(['id', 'reference', 'job_title', 'applcnt_name', 'applcnt_email'])
      .where('pool_ends_at', '<=', believed + NOTICE_MS)
      .where('pool_told_at', 'is', null)
      .orderBy('id')
      .limit(AT_A_TIME)
      .$call(forUpdate(db))
      .execute();
    const mails: OutgoingMail[] = [];
    for (const row of rows) {
      await db
        .updateTable('applications')
        .set({ pool_ends_at: ends, pool_told_at: now })
        .where('id', '=', row.id)
        .execute();
      const token = await poolToken(db, row);
      const mail = talentPoolEnding({
        ...row,
        until: dayInMails(ends),
        link: settings.publicOrigin + poolHref(token),
      });
      mails.push({
        to: row.applcnt_email,
        keptWith: { application_id: row.id },
        secret: token,
        ...composeMail(mail),
      });
    }
    if (mails.length > 0) await addToOutbox(db, settings.mailFrom, now, mails);
    return rows.length;
  });

/**
 * Mails the applicants whose time in the talent pool ends soon, once each. An end that is nearer than the notice is put
 * off, so that all have the same time to answer.
 *
 * @param now - in ms since 1970. The notice begins then, also when `believed` is still catching up after a long stop
 * @param believed - time taken for the present, which decides whose turn it is
 * @returns the number of applications that were told of
 */
export const tellOfPoolEnds = async (
  deps: TellingDeps,
  now: number,
  believed = now,
): Promise<number> => {
  let told = 0;
  for (;;) {
    const some = await tellSome(deps, now, believed);
    told += some;
    if (some < AT_A_TIME) return told;
  }
};
