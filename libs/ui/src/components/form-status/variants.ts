/** Nothing to say yet; under way; accepted; not accepted. */
export const formStates = ['idle', 'sending', 'success', 'failure'] as const;
export type FormState = (typeof formStates)[number];
