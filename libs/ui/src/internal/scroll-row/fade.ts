/** Width of the fading edge of a `scrollRow`, in px. */
export const FADE = 48;
