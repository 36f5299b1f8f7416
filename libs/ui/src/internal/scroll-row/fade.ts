/** How wide the fading edge of a `scrollRow` is, in px. */
export const FADE = 48;
