import { resolveClient } from '@example/api/clients';
import { ApiError } from '@example/api/problem';
import { type PoolChoice, poolChoices, talentPoolOperations } from '@example/api/talent-pool';
import { talentPool } from '@example/content/talent-pool';
import type { FormHandlers } from '../forms/form-result.ts';
import { ANOTHER_PAGE, redirectTo } from '../sign-in/shared/redirect-to.ts';
import { CHOICE_FIELD, DONE_PARAM, POOL_FORM } from './names.ts';

const choiceOf = (typed: string | undefined): PoolChoice | undefined =>
  poolChoices.find((choice) => choice === typed);

/** The choice to stay in the talent pool or leave it. It has no idempotency key, because the choice can be changed. */
export const talentPoolForms = {
  [POOL_FORM]: async ({ token = '', [CHOICE_FIELD]: typed }, { clients, signal }) => {
    const choice = choiceOf(typed);
    if (!choice) throw new ApiError('malformed-request', 'no choice was made');
    const { status } = await resolveClient(clients, 'talentPool', talentPoolOperations).choose(
      { token, choice },
      { signal },
    );
    if (status === 'invalid') throw new ApiError('not-found', 'there is no such application');
    return redirectTo(`${talentPool.path}?${DONE_PARAM}=${choice}#main`, ANOTHER_PAGE);
  },
} as const satisfies FormHandlers;
