/* Writes the package that is published to dist/libs/ui. */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { packageManifest, type ProjectManifest } from './manifest.ts';
import { emitScripts } from './scripts.ts';
import { createStyleCompiler } from './styles.ts';
import { tokenFiles } from './tokens.ts';
import { emitTypes } from './types.ts';
import { packageDir, projectDir, publicFolders, readJson, sourceDir } from './workspace.ts';

const write = (path: string, text: string) => {
  const file = join(packageDir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

const copy = (file: string, path: string) => {
  mkdirSync(dirname(join(packageDir, path)), { recursive: true });
  copyFileSync(file, join(packageDir, path));
};

const started = performance.now();
const folders = publicFolders();
// The theme first: its layers and reset come before every component's styles.
const theme = 'styles/theme';
const entries = [theme, ...[...folders.values()].filter((folder) => folder !== theme)].map(
  (folder) => join(sourceDir, folder, 'index.ts'),
);

const styles = createStyleCompiler();
const scripts = await emitScripts(entries, styles);
await styles.close();
const types = emitTypes(entries);
const project = readJson(join(projectDir, 'package.json')) as ProjectManifest;
const manifest = packageManifest(project, folders, scripts.stylesheets, scripts.packages);

// Removes the old package only after everything was built.
rmSync(packageDir, { recursive: true, force: true });
for (const [path, code] of scripts.modules) write(path, code);
for (const [path, text] of types) write(path, text);

const textOf = (paths: readonly string[]) =>
  paths.map((path) => styles.stylesheets.get(path) ?? '').join('\n');
for (const path of scripts.stylesheets) write(path, textOf([path]));

/** Writes one file at the package's root from several; its addresses no longer start with `../../`. */
const writeWhole = (path: string, parts: readonly string[]) =>
  write(path, textOf(parts).replaceAll('url(../../', 'url('));
writeWhole('styles.css', scripts.stylesheets);
writeWhole(
  'theme.css',
  scripts.stylesheets.filter((path) => path.startsWith(`${theme}/`)),
);

for (const [path, text] of tokenFiles()) write(path, text);

write('no-styles.js', '// Stands in for a stylesheet where there is no page to style.\n');
write('stylesheet.d.ts', 'export {};\n');

write('package.json', `${JSON.stringify(manifest, undefined, 2)}\n`);

for (const name of ['README.md', 'CHANGELOG.md']) copy(join(projectDir, name), name);
for (const [path, file] of styles.assets) copy(file, path);
const font = createRequire(import.meta.url).resolve('@fontsource-variable/hanken-grotesk/LICENSE');
copy(font, 'assets/LICENSE-hanken-grotesk.txt');

console.log(
  `${project.name}@${project.version}: ${String(folders.size)} subpaths, ${String(scripts.modules.size)} modules, ` +
    `${String(scripts.stylesheets.length)} stylesheets in ${((performance.now() - started) / 1000).toFixed(1)} s`,
);
