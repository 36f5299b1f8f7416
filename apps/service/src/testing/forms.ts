import type { FormKind } from '@example/api/forms';
import { sendForm, type SubmissionCall, type SubmissionDeps } from '../features/forms/index.ts';

/** Returns the use case of one form. */
const sending =
  (kind: FormKind) => async (deps: SubmissionDeps, input: unknown, call?: SubmissionCall) =>
    sendForm(deps, kind, input, call);

export const sendEnquiry = sending('enquiry');
export const sendContact = sending('contact');
export const requestDemo = sending('demo');
