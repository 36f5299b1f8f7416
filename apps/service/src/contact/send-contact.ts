import { checkContact, type ContactErrorCode } from '@example/api/contact';
import type { Receipt } from '@example/api/receipts';
import { contact } from '@example/content/contact';
import { contactAcknowledgment, contactAnnouncement } from '@example/content/mails/forms';
import { isDealtWith } from '../inbox/index.ts';
import { refused } from '../problem/index.ts';
import { type SubmissionCall, type SubmissionDeps, submit } from '../submissions/index.ts';

/**
 * Stores a message of the contact form (spec §5) with its two mails; resolves after the commit.
 *
 * @throws ApiError of kind `bad-input` (every field that fails) or `conflict`;
 *   ProblemError of type `too-many-requests`
 */
export const sendContact = async (
  deps: SubmissionDeps,
  input: unknown,
  call: SubmissionCall = {},
): Promise<Receipt> => {
  const checked = checkContact(input);
  if (!checked.ok) {
    throw refused(checked.issues, (code) => contact.validation[code as ContactErrorCode]);
  }
  return submit(
    deps,
    {
      operation: 'save_contact',
      prefix: 'C',
      input: checked.value,
      email: checked.value.email,
      office: 'enquiries',
      inbox: { kind: 'contact', name: checked.value.name },
      isOver: isDealtWith,
      insert: async (db, row) =>
        db
          .insertInto('contact_messages')
          .values({ ...row, suspicion: call.formSignal ?? null })
          .onConflict((conflict) => conflict.column('reference').doNothing())
          .executeTakeFirstOrThrow(),
      announcement: contactAnnouncement,
      acknowledgment: contactAcknowledgment,
    },
    call,
  );
};
