/* Reports the public API as text for review, in api/ui.api.md. `--accept` writes the file. */
import {
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type ExtractorMessage,
} from '@microsoft/api-extractor';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import {
  camelCase,
  packageDir,
  projectDir,
  publicFolders,
  readJson,
  rootDir,
} from './workspace.ts';

export const reportFile = join(projectDir, 'api/ui.api.md');

export const acceptCommand = 'npm run api:accept -w @example/ui';

/** Returns a module that re-exports each subpath as a namespace. */
const entryText = () =>
  [...publicFolders()]
    .map(
      ([name, folder]) =>
        `export * as ${camelCase(name)} from ${JSON.stringify(join(packageDir, folder, 'index.js'))};\n`,
    )
    .join('');

/** Silences messages about things that the report shows anyway, or that are a matter of taste. */
const silent = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { logLevel: ExtractorLogLevel.None }]));

/** Returns the report of the built package. */
export const makeReport = async (): Promise<string> => {
  // The folder lies beside the package's own, where the compiler finds React's types.
  mkdirSync(join(rootDir, 'dist'), { recursive: true });
  const folder = mkdtempSync(join(rootDir, 'dist/api-'));
  try {
    const entry = join(folder, 'index.d.ts');
    writeFileSync(entry, entryText());
    const errors: string[] = [];
    const config = ExtractorConfig.prepare({
      configObject: {
        projectFolder: rootDir,
        mainEntryPointFilePath: entry,
        compiler: {
          overrideTsconfig: {
            compilerOptions: {
              target: 'ES2022',
              module: 'ESNext',
              moduleResolution: 'bundler',
              lib: ['ES2022', 'DOM', 'DOM.Iterable'],
              jsx: 'react-jsx',
              types: [],
              strict: true,
              skipLibCheck: true,
            },
            files: [entry],
          },
        },
        apiReport: {
          enabled: true,
          reportFileName: 'ui.api.md',
          reportFolder: folder,
          reportTempFolder: join(folder, 'temp'),
          includeForgottenExports: true,
        },
        docModel: { enabled: false },
        dtsRollup: { enabled: false },
        tsdocMetadata: { enabled: false },
        newlineKind: 'lf',
        messages: {
          extractorMessageReporting: {
            default: { logLevel: ExtractorLogLevel.Error },
            ...silent(
              'ae-forgotten-export',
              'ae-missing-release-tag',
              'ae-undocumented',
              'ae-unresolved-link',
            ),
          },
          tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        },
      },
      configObjectFullPath: undefined,
      packageJsonFullPath: join(packageDir, 'package.json'),
    });
    Extractor.invoke(config, {
      localBuild: true,
      messageCallback: (message: ExtractorMessage) => {
        if (message.logLevel === ExtractorLogLevel.Error)
          errors.push(message.formatMessageWithLocation(rootDir));
        message.handled = true;
      },
    });
    if (errors.length > 0) throw new Error(errors.join('\n'));
    const report = readFileSync(join(folder, 'ui.api.md'), 'utf8');
    const options = readJson(join(rootDir, '.oxfmtrc.json')) as FormatConfig;
    // Formats the report's code as a declaration file: it is no valid code of a module.
    const [code = ''] = /(?<=^```ts\n)[^]*(?=^```$)/m.exec(report) ?? [];
    const { code: declarations } = await format('ui.api.d.ts', code, options);
    const page = report.replace(code, () => declarations);
    return (await format(reportFile, page, options)).code;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

if (import.meta.main && process.argv.includes('--accept')) {
  const report = await makeReport();
  mkdirSync(join(projectDir, 'api'), { recursive: true });
  writeFileSync(reportFile, report);
  console.log(`${relative(process.cwd(), reportFile)}: ${String(report.split('\n').length)} lines`);
}
