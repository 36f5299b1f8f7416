/** Returns whether the page is being prerendered (speculation rules). */
export const isPrerendering = (): boolean =>
  (document as Document & { readonly prerendering?: boolean }).prerendering === true;
