/** Not sent yet; being sent; accepted; rejected. */
export const formStates = ['idle', 'sending', 'success', 'failure'] as const;
export type FormState = (typeof formStates)[number];
