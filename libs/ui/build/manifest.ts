/** The fields of the project's manifest that the package's is made from. */
export interface ProjectManifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly license?: string;
  readonly keywords: readonly string[];
  readonly sideEffects: readonly string[];
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

const exportsOf = (folders: ReadonlyMap<string, string>, stylesheets: readonly string[]) => ({
  ...Object.fromEntries(
    [...folders].map(([name, folder]) => [
      `./${name}`,
      { types: `./${folder}/index.d.ts`, default: `./${folder}/index.js` },
    ]),
  ),
  ...Object.fromEntries(
    [...folders]
      .filter(([, folder]) => stylesheets.some((path) => path.startsWith(`${folder}/`)))
      .map(([name, folder]) => [
        `./${name}/*.css`,
        { types: './stylesheet.d.ts', default: `./${folder}/*.css` },
      ]),
  ),
  './*.css': { types: './stylesheet.d.ts', default: './*.css' },
  './tokens.json': './tokens.json',
  './tokens/*.json': './tokens/*.json',
  './package.json': './package.json',
});

/** Returns the packages that the modules need at run time, of those the project names. */
const dependenciesOf = (project: ProjectManifest, packages: ReadonlySet<string>) =>
  Object.fromEntries(
    [...packages]
      .filter((name) => !(name in project.peerDependencies))
      .map((name) => {
        const version = project.dependencies[name];
        if (version === undefined || name.startsWith('@vanilla-extract/'))
          throw new Error(`'${name}' is imported at run time and is no dependency of the package.`);
        return [name, version];
      }),
  );

/** Returns the manifest that is published: subpaths of compiled files, and only the dependencies that these import. */
export const packageManifest = (
  project: ProjectManifest,
  folders: ReadonlyMap<string, string>,
  stylesheets: readonly string[],
  packages: ReadonlySet<string>,
) => ({
  name: project.name,
  version: project.version,
  description: project.description,
  license: project.license,
  keywords: project.keywords,
  type: 'module',
  sideEffects: project.sideEffects.map((pattern) =>
    pattern.replace(/\.ts$/, '.js').replace('./src/', './'),
  ),
  exports: exportsOf(folders, stylesheets),
  // Node cannot import a stylesheet. Bundlers for servers set `node` too, and `module`, which Node
  // does not; those of server components collect styles there.
  imports: {
    '#styles/*': {
      'react-server': './*',
      module: './*',
      node: './no-styles.js',
      default: './*',
    },
  },
  dependencies: dependenciesOf(project, packages),
  peerDependencies: project.peerDependencies,
});
