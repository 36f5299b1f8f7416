import { checkDemoRequest, type DemoErrorCode } from '@example/api/demos';
import type { Receipt } from '@example/api/receipts';
import { demos } from '@example/content/demos';
import { demoAcknowledgment, demoAnnouncement } from '@example/content/mails/forms';
import { isDealtWith } from '../inbox/index.ts';
import { refused } from '../problem/index.ts';
import { type SubmissionCall, type SubmissionDeps, submit } from '../submissions/index.ts';

/**
 * Stores a request for a demo (spec §2, ForEx) with its two mails; resolves after the commit.
 *
 * @throws ApiError of kind `bad-input` (every field that fails) or `conflict`;
 *   ProblemError of type `too-many-requests`
 */
export const requestDemo = async (
  deps: SubmissionDeps,
  input: unknown,
  call: SubmissionCall = {},
): Promise<Receipt> => {
  const checked = checkDemoRequest(input);
  if (!checked.ok) {
    throw refused(checked.issues, (code) => demos.validation[code as DemoErrorCode]);
  }
  return submit(
    deps,
    {
      operation: 'request_demo',
      prefix: 'D',
      input: checked.value,
      email: checked.value.email,
      office: 'demos',
      inbox: { kind: 'demo', name: checked.value.name },
      isOver: isDealtWith,
      insert: async (db, row) =>
        db
          .insertInto('demo_requests')
          .values({ ...row, suspicion: call.formSignal ?? null })
          .onConflict((conflict) => conflict.column('reference').doNothing())
          .executeTakeFirstOrThrow(),
      announcement: demoAnnouncement,
      acknowledgment: demoAcknowledgment,
    },
    call,
  );
};
