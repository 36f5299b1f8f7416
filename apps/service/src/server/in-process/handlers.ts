import type { applicationOperations } from '@example/api/applications';
import { type FormKind, formKinds, type formOperations } from '@example/api/forms';
import type { subscriptionOperations } from '@example/api/subscriptions';
import type { talentPoolOperations } from '@example/api/talent-pool';
import { type ApplicationDeps, saveApplication } from '../../features/applications/index.ts';
import { sendForm, type SubmissionDeps } from '../../features/forms/index.ts';
import { isReceivedResume } from '../../features/resumes/index.ts';
import {
  confirmSubscription,
  type SubscriptionDeps,
  subscribe,
  unsubscribe,
} from '../../features/subscriptions/index.ts';
import { chooseInPool, type TalentPoolDeps } from '../../features/talent-pool/index.ts';
import type { Call, Handlers } from '../../auth/call.ts';

const formHandler =
  (kind: FormKind) =>
  async ({ deps, input, submission }: Call<SubmissionDeps>) =>
    sendForm(deps, kind, input, submission());

export const formHandlers = Object.fromEntries(
  formKinds.map((kind) => [kind, formHandler(kind)]),
) as Handlers<typeof formOperations, SubmissionDeps>;

export const subscriptionHandlers: Handlers<typeof subscriptionOperations, SubscriptionDeps> = {
  request: async ({ deps, input, submission }) => {
    await subscribe(deps, input, submission());
  },
  confirm: async ({ deps, input, submission }) => confirmSubscription(deps, input, submission()),
  end: async ({ deps, input, submission }) => unsubscribe(deps, input, submission()),
};

export const applicationHandlers: Handlers<typeof applicationOperations, ApplicationDeps> = {
  send: async ({ deps, input, file, submission }) => {
    if (file && !isReceivedResume(file)) throw new TypeError('in process a resume was received');
    return saveApplication(deps, input, file, submission());
  },
};

export const talentPoolHandlers: Handlers<typeof talentPoolOperations, TalentPoolDeps> = {
  choose: async ({ deps, input, submission }) => chooseInPool(deps, input, submission()),
};
