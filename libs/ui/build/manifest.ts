/** What the package's manifest takes from the project's. */
export interface ProjectManifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly license?: string;
  readonly sideEffects: readonly string[];
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

const exportsOf = (names: readonly string[]) => ({
  ...Object.fromEntries(
    names.map((name) => [
      `./${name}`,
      { types: `./${name}/index.d.ts`, default: `./${name}/index.js` },
    ]),
  ),
  './*.css': { types: './stylesheet.d.ts', default: './*.css' },
  './package.json': './package.json',
});

/** The packages that the modules need at run time, of those the project names. */
const dependenciesOf = (project: ProjectManifest, packages: ReadonlySet<string>) =>
  Object.fromEntries(
    [...packages]
      .filter((name) => !(name in project.peerDependencies))
      .map((name) => {
        const version = project.dependencies[name];
        if (version === undefined || name.startsWith('@vanilla-extract/')) {
          throw new Error(`'${name}' is imported at run time and is no dependency of the package.`);
        }
        return [name, version];
      }),
  );

/** The manifest that is published: subpaths of compiled files, and only what these import. */
export const packageManifest = (
  project: ProjectManifest,
  names: readonly string[],
  packages: ReadonlySet<string>,
) => ({
  name: project.name,
  version: project.version,
  description: project.description,
  license: project.license,
  type: 'module',
  sideEffects: project.sideEffects.map((pattern) =>
    pattern.replace(/\.ts$/, '.js').replace('./src/', './'),
  ),
  exports: exportsOf(names),
  // Node cannot import a stylesheet; react-server comes first, for bundlers set it beside node.
  imports: {
    '#styles/*': { 'react-server': './*', node: './no-styles.js', default: './*' },
  },
  dependencies: dependenciesOf(project, packages),
  peerDependencies: project.peerDependencies,
});
