/** The style of a text that somebody typed: it keeps its lines, and each runs in the direction of its script. */
export const typedText = { whiteSpace: 'pre-wrap', unicodeBidi: 'plaintext' } as const;
