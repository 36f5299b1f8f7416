import { createCompiler } from '@vanilla-extract/compiler';
import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { projectDir, sourceDir } from './workspace.ts';

/** A compiled `*.css.ts`. */
export interface CompiledStyles {
  /** The module: imports of stylesheets as `#styles/…`, exports of class names. */
  readonly code: string;
  /** The stylesheets it imports, in order, as paths in the package. */
  readonly stylesheets: readonly string[];
}

export interface StyleCompiler {
  readonly compile: (file: string) => Promise<CompiledStyles>;
  /** Takes a stylesheet that is plain CSS already; returns its path in the package. */
  readonly take: (file: string) => string;
  /** The text of every stylesheet met so far, by its path in the package. */
  readonly stylesheets: ReadonlyMap<string, string>;
  /** Their fonts and pictures, as files here, by their path in the package. */
  readonly assets: ReadonlyMap<string, string>;
  readonly close: () => Promise<void>;
}

/** The package's folder of the stylesheets' fonts and pictures. */
const assetsFolder = 'assets';

/** Matches a condition that vanilla-extract writes without its query; browsers skip it. */
const emptyCondition = /@(media|supports|container) \{/;

/** Returns the path of a stylesheet in the package: `alert/alert.css` of `…/src/alert/alert.css.ts`. */
const stylesheetPath = (file: string) => relative(sourceDir, file).replace(/\.ts$/, '');

/** Returns the file of an address that the compiler's Vite server wrote. */
const assetFile = (url: string) => {
  const path = decodeURI(url);
  return path.startsWith('/@fs/') ? path.slice('/@fs'.length) : join(projectDir, path);
};

/** Replaces the address of each file that a stylesheet names. An address with a bracket in it is quoted. */
export const replaceFiles = (css: string, addressOf: (file: string) => string): string =>
  css.replaceAll(
    /url\((?:"(\/[^"]+)"|(\/[^'")]+))\)/g,
    (_, quoted: string | undefined, plain: string) =>
      `url(${addressOf(assetFile(quoted ?? plain))})`,
  );

/** Creates a compiler that makes plain CSS of style modules: users need no vanilla-extract. */
export const createStyleCompiler = (): StyleCompiler => {
  const assets = new Map<string, string>();
  const stylesheets = new Map<string, string>();

  const withAssets = (css: string, path: string) =>
    replaceFiles(css, (file) => {
      const asset = join(assetsFolder, basename(file));
      assets.set(asset, file);
      return relative(dirname(path), asset);
    });

  const compiler = createCompiler({
    root: projectDir,
    identifiers: 'short',
    enableFileWatcher: false,
    viteConfig: { build: { assetsInlineLimit: 0 } },
    cssImportSpecifier: (file, css) => {
      if (emptyCondition.test(css))
        throw new Error(`${file}: '@media' and its like cannot stand in '::before' or '::after'.`);
      const path = stylesheetPath(file);
      stylesheets.set(path, `${withAssets(css, path)}\n`);
      return `#styles/${path}`;
    },
  });

  return {
    stylesheets,
    assets,
    compile: async (file) => {
      const { source } = await compiler.processVanillaFile(file);
      return {
        code: `${source.trim()}\n`,
        stylesheets: [...source.matchAll(/^import '#styles\/(.+)';$/gm)].map(
          ([, path = '']) => path,
        ),
      };
    },
    take: (file) => {
      const path = stylesheetPath(file);
      stylesheets.set(path, readFileSync(file, 'utf8'));
      return path;
    },
    close: () => compiler.close(),
  };
};
