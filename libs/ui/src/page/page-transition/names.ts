/** The type of a transition that leads back; the stylesheet turns its direction. */
export const BACK = 'back';
/** On the document's element: how its page comes in. Without it, it slides from its end side. */
export const WAY = 'data-page-way';
/** The way of a page that is there without having been gone to. */
export const NO_WAY = 'none';
/** On what keeps its place within a page that slides in. */
export const STAYS = 'data-page-stays';
