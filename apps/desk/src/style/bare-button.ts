/** A button without the look of one: only its text or icon is seen. */
export const bareButton = { border: 0, backgroundColor: 'transparent', cursor: 'pointer' } as const;
