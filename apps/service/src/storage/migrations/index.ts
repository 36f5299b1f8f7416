import type { Migration } from 'kysely/migration';
import { first } from './0001-first.ts';
import { contactDemosUnsubscription } from './0002-contact-demos-unsubscription.ts';
import { whenVacanciesChanged } from './0003-when-vacancies-changed.ts';
import { applications } from './0004-applications.ts';
import { whenVacanciesAreShown } from './0005-when-vacancies-are-shown.ts';
import { htmlOfMails } from './0006-html-of-mails.ts';
import { suspectedSubmissions } from './0007-suspected-submissions.ts';
import { guests } from './0008-guests.ts';
import { staff } from './0009-staff.ts';
import { desk } from './0010-desk.ts';
import { inbox } from './0011-inbox.ts';
import { deskLists } from './0012-desk-lists.ts';
import { vacanciesAtTheDesk } from './0013-vacancies-at-the-desk.ts';
import { missingResumes } from './0014-missing-resumes.ts';
import { keptBeside } from './0015-kept-beside.ts';
import { resumesToDelete } from './0016-resumes-to-delete.ts';
import { devicesAndHeldResumes } from './0017-devices-and-held-resumes.ts';
import { knownBrowsers } from './0018-known-browsers.ts';
import { refusedAddresses } from './0019-refused-addresses.ts';
import { samples } from './0020-samples.ts';
import { vacancySearch } from './0021-vacancy-search.ts';
import { correspondence } from './0022-correspondence.ts';
import { decisions } from './0023-decisions.ts';
import { applicationSearch } from './0024-application-search.ts';
import { viewsAndNews } from './0025-views-and-news.ts';
import { owners } from './0026-owners.ts';
import { proofsAndLastSeen } from './0027-proofs-and-last-seen.ts';
import { sourceAndTalentPool } from './0028-source-and-talent-pool.ts';
import { choicesOfTheDesk } from './0029-choices-of-the-desk.ts';
import { countsOfApplications } from './0030-counts-of-applications.ts';
import { pendingWords } from './0031-pending-words.ts';
import { foundEnquiries } from './0032-found-enquiries.ts';
import { urgentAndWrittenMails } from './0033-urgent-and-written-mails.ts';
import { deliveredMails } from './0034-delivered-mails.ts';
import { normalisedSearchTexts } from './0035-normalised-search-texts.ts';

/** All migrations by name, in whose order they run. They are never changed afterwards. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-first': first,
  '0002-contact-demos-unsubscription': contactDemosUnsubscription,
  '0003-when-vacancies-changed': whenVacanciesChanged,
  '0004-applications': applications,
  '0005-when-vacancies-are-shown': whenVacanciesAreShown,
  '0006-html-of-mails': htmlOfMails,
  '0007-suspected-submissions': suspectedSubmissions,
  '0008-guests': guests,
  '0009-staff': staff,
  '0010-desk': desk,
  '0011-inbox': inbox,
  '0012-desk-lists': deskLists,
  '0013-vacancies-at-the-desk': vacanciesAtTheDesk,
  '0014-missing-resumes': missingResumes,
  '0015-kept-beside': keptBeside,
  '0016-resumes-to-delete': resumesToDelete,
  '0017-devices-and-held-resumes': devicesAndHeldResumes,
  '0018-known-browsers': knownBrowsers,
  '0019-refused-addresses': refusedAddresses,
  '0020-samples': samples,
  '0021-vacancy-search': vacancySearch,
  '0022-correspondence': correspondence,
  '0023-decisions': decisions,
  '0024-application-search': applicationSearch,
  '0025-views-and-news': viewsAndNews,
  '0026-owners': owners,
  '0027-proofs-and-last-seen': proofsAndLastSeen,
  '0028-source-and-talent-pool': sourceAndTalentPool,
  '0029-choices-of-the-desk': choicesOfTheDesk,
  '0030-counts-of-applications': countsOfApplications,
  '0031-pending-words': pendingWords,
  '0032-found-enquiries': foundEnquiries,
  '0033-urgent-and-written-mails': urgentAndWrittenMails,
  '0034-delivered-mails': deliveredMails,
  '0035-normalised-search-texts': normalisedSearchTexts,
};
