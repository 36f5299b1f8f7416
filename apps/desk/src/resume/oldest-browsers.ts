/*
 * Adds what the viewer for PDFs calls and Safari 17.2 and Firefox 121 do not know. Its own legacy build brings
 * what is younger than Safari 18.
 */
import 'core-js/actual/array-buffer/transfer-to-fixed-length.js';
import 'core-js/actual/promise/with-resolvers.js';
