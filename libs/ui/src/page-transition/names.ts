/** The type of a transition that leads back; the stylesheet turns its direction. */
export const BACK = 'back';
