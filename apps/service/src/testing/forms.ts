import { formExamples, type FormKind } from '@example/api/forms';
import { sendForm, type SubmissionCall, type SubmissionDeps } from '../features/forms/index.ts';

/** Returns the use case of one form. */
const sending =
  (kind: FormKind) => async (deps: SubmissionDeps, input: unknown, call?: SubmissionCall) =>
    sendForm(deps, kind, input, call);

export const sendEnquiry = sending('enquiry');
export const sendContact = sending('contact');
export const requestDemo = sending('demo');

/** Returns functions that send a form, filled in but for these fields, and return its reference. */
export const sendersOf = (deps: SubmissionDeps) => {
  const sender =
    (kind: FormKind) =>
    async (fields: object = {}, call: SubmissionCall = {}): Promise<string> =>
      (await sendForm(deps, kind, { ...formExamples[kind], ...fields }, call)).reference;
  return { enquiry: sender('enquiry'), contact: sender('contact'), demo: sender('demo') };
};
