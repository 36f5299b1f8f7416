/** Element ids the document and the browser's entry agree on. */
export const ROOT_ID = 'root';
export const HYDRATION_ID = 'hydration';
/** The page's own part: where the skip link leads. Nothing is painted before it: the header does not grow. */
export const MAIN_ID = 'main';
/** What is shown while the next page is waited for. */
export const PAGE_LOADING_ID = 'page-loading';
