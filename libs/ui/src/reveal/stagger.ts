/** Between one of a row and the next, in ms (spec §9). */
export const revealStagger = 100;
