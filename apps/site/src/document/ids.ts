/** Element ids the document and the browser's entry agree on. */
export const ROOT_ID = 'root';
export const HYDRATION_ID = 'hydration';
/** The page's content, target of the skip link. */
export const MAIN_ID = 'main';
/** The page's first band, before which no frame is drawn. */
export const FIRST_BAND_ID = 'first-band';
export const PAGE_LOADING_ID = 'page-loading';

/**
 * Media query that matches in browsers that preload `data:` URLs. WebKit reports such a preload as an error and knows
 * neither feature. Chromium knows the first, Firefox the second.
 */
export const PRELOADS_DATA = '(device-posture: continuous), (video-dynamic-range: standard)';
