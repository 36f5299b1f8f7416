/** Element ids the document and the browser's entry agree on. */
export const ROOT_ID = 'root';
export const HYDRATION_ID = 'hydration';
/** What is shown while the next page is waited for. */
export const PAGE_LOADING_ID = 'page-loading';
