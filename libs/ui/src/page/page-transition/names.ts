/** The type of a transition that leads back; the stylesheet turns its direction. */
export const BACK = 'back';
/** The type of a transition within a document. */
export const WITHIN = 'within';
/** Selects what lies in a document whose page is being changed by such a transition. */
export const changesWithin = `:root:active-view-transition-type(${WITHIN})`;
/** On the document's element: how its page comes in. Without it, it slides from its end side. */
export const WAY = 'data-page-way';
/** The direction of a page that was not navigated to. */
export const NO_WAY = 'none';
/** On the document's element while another document is on its way: the page slides out, `back` to its end side. */
export const LEAVES = 'data-page-leaves';
/** On elements that keep their place within a page that slides. */
export const STAYS = 'data-page-stays';
