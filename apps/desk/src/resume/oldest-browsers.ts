/*
 * Polyfills what the PDF viewer uses and Safari 17.2 and Firefox 121 lack. The viewer's legacy build itself
 * covers only what came after Safari 18.
 */
import 'core-js/actual/array-buffer/transfer-to-fixed-length.js';
import 'core-js/actual/promise/with-resolvers.js';
