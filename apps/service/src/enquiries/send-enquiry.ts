import { checkEnquiry, type EnquiryErrorCode } from '@example/api/enquiries';
import type { Receipt } from '@example/api/receipts';
import { enquiries } from '@example/content/enquiries';
import { enquiryAcknowledgment, enquiryAnnouncement } from '@example/content/mails/forms';
import { isDealtWith } from '../inbox/index.ts';
import { refused } from '../problem/index.ts';
import { type SubmissionCall, type SubmissionDeps, submit } from '../submissions/index.ts';

/**
 * Stores a home enquiry (spec §5) with its two mails; resolves after the commit.
 *
 * @throws ApiError of kind `bad-input` (the first rule that fails) or `conflict`;
 *   ProblemError of type `too-many-requests`
 */
export const sendEnquiry = async (
  deps: SubmissionDeps,
  input: unknown,
  call: SubmissionCall = {},
): Promise<Receipt> => {
  const checked = checkEnquiry(input);
  if (!checked.ok) {
    throw refused([checked], (code) => enquiries.validation[code as EnquiryErrorCode]);
  }
  return submit(
    deps,
    {
      operation: 'save_enquiry',
      prefix: 'E',
      input: checked.value,
      email: checked.value.email,
      office: 'enquiries',
      inbox: { kind: 'enquiry', name: checked.value.user_name },
      isOver: isDealtWith,
      insert: async (db, row) =>
        db
          .insertInto('enquiries')
          .values({ ...row, suspicion: call.formSignal ?? null })
          .onConflict((conflict) => conflict.column('reference').doNothing())
          .executeTakeFirstOrThrow(),
      announcement: enquiryAnnouncement,
      acknowledgment: enquiryAcknowledgment,
    },
    call,
  );
};
