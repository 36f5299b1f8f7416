/** The used part of a Vite plugin. */
export interface PreloadWebFont {
  readonly name: string;
  readonly configResolved: (config: { readonly base: string }) => void;
  readonly transformIndexHtml: {
    readonly order: 'post';
    readonly handler: (
      html: string,
      context: { readonly bundle?: Readonly<Record<string, unknown>> | undefined },
    ) => {
      readonly tag: string;
      readonly attrs: Record<string, string | boolean>;
      readonly injectTo: 'head-prepend';
    }[];
  };
}

const isWebFont = (file: string) => /hanken-grotesk[^/]*\.woff2$/.test(file);

/**
 * Returns a Vite plugin, for `plugins: [preloadWebFont()]`, that preloads the kit's web font in the HTML of an
 * application drawn by a script: the font is there when text is drawn. The plugin does nothing while developing.
 */
export const preloadWebFont = (): PreloadWebFont => {
  let base = '/';
  return {
    name: 'preload-web-font',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter(isWebFont)
          .map((file) => ({
            tag: 'link',
            // Fonts are fetched with `crossorigin` from the same origin too.
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
              href: base + file,
            },
            injectTo: 'head-prepend',
          })),
    },
  };
};
