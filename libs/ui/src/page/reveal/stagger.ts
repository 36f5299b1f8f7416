/** Between one of a row and the next, in ms. */
export const revealStagger = 100;
