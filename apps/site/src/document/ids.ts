/** Element ids the document and the browser's entry agree on. */
export const ROOT_ID = 'root';
export const HYDRATION_ID = 'hydration';
/** The page's content, target of the skip link. The first paint waits for it, so that the header does not grow. */
export const MAIN_ID = 'main';
export const PAGE_LOADING_ID = 'page-loading';
