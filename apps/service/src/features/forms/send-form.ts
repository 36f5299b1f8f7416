import { checkForm, type FormDefinition, type FormKind } from '@example/api/forms';
import type { Receipt } from '@example/api/receipts';
import { isDealtWith } from '../inbox/index.ts';
import { refused } from '../../http/problem/index.ts';
import { type FormInput, formOf, senderOf } from './definitions.ts';
import { type SubmissionCall, type SubmissionDeps, submit } from './submit.ts';

/**
 * Stores what a public form holds with its two mails; resolves after the commit.
 *
 * @throws ApiError of kind `invalid-input` (the fields that fail) or `conflict`;
 *   ApiError of kind `too-many-requests`
 */
export const sendForm = async (
  deps: SubmissionDeps,
  kind: FormKind,
  given: unknown,
  call: SubmissionCall = {},
): Promise<Receipt> => {
  const form = formOf(kind);
  const checked = checkForm<FormDefinition['schema']>(form, given);
  if (!checked.ok) throw refused(checked.issues, (code) => form.messages[code]);
  const input = checked.value as FormInput;
  const { email, ...sender } = senderOf(form, input);
  return submit(
    deps,
    {
      ...form,
      input,
      email,
      inbox: { kind, ...sender },
      keptWith: (inbox_id) => ({ inbox_id }),
      isOver: isDealtWith,
      insert: async (db, row) =>
        db
          .insertInto(form.table)
          // Kysely cannot tell that the fields are the columns of this form's table.
          .values({ ...row, suspicion: call.formSignal ?? null } as never)
          .onConflict((conflict) => conflict.column('reference').doNothing())
          .executeTakeFirstOrThrow(),
    },
    call,
  );
};
