import type { FormName } from '../forms/form-result.ts';

/** Name of the form, and of the field with the choice. */
export const POOL_FORM = 'talent-pool' satisfies FormName;
export const CHOICE_FIELD = 'choice';

/** Query parameter with the choice that was saved. */
export const DONE_PARAM = 'done';
