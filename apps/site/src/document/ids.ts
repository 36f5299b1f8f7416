/** Element ids the document and the browser's entry agree on. */
export const ROOT_ID = 'root';
export const HYDRATION_ID = 'hydration';
/** The page's content, target of the skip link. */
export const MAIN_ID = 'main';
/** The page's first band: the first frame waits until it is read. */
export const FIRST_BAND_ID = 'first-band';
export const PAGE_LOADING_ID = 'page-loading';

/**
 * Media query that matches in browsers that preload `data:` URLs. WebKit, which reports them as an error, knows neither
 * feature. Chromium knows only the first one when it preloads, Firefox only the second.
 */
export const PRELOADS_DATA = '(device-posture: continuous), (video-dynamic-range: standard)';
