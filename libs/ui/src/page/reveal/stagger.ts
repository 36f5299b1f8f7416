/** Delay from one element of a row to the next, in ms. */
export const revealStagger = 100;
