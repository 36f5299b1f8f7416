/** Whether the page is made ready before its visitor asks for it (speculation rules). */
export const isPrerendering = (): boolean =>
  (document as Document & { readonly prerendering?: boolean }).prerendering === true;
