import type { Plugin } from 'vite';

const LOADS_DECODER =
  /await import\((?:\s*\/\*[^*]*\*\/)*\s*`\$\{WasmImage\.#wasmUrl\}\$\{this\._noWasmFilename\}`\)/;

const decoders = ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js'];

/**
 * Bundles the decoders of scans (JBIG2, CCITT, JPEG 2000) with the worker that reads PDFs. By itself it would
 * load them by address or run them as WebAssembly, which the policy forbids.
 */
export const pdfDecoders = (): Plugin => ({
  name: 'pdf-decoders',
  transform: {
    filter: { id: /pdfjs-dist\/legacy\/build\/pdf\.worker\.mjs(?:$|\?)/ },
    handler: (code) => {
      const known = decoders.map((name) => `'${name}': () => import('pdfjs-dist/wasm/${name}')`);
      const bundled = code.replace(
        LOADS_DECODER,
        `await ({ ${known.join(', ')} })[this._noWasmFilename]()`,
      );
      if (bundled === code)
        throw new Error('the worker for PDFs loads its decoders in another way');
      return { code: bundled, map: null };
    },
  },
});
