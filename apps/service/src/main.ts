import { join } from 'node:path';
import { loadDesk } from './desk/index.ts';
import { createLog } from './runtime/logging/index.ts';
import { assetsDirOf, findKeptAssets, keepAssets, loadSite } from './server/pages/index.ts';
import { release } from './runtime/release/release.ts';
import { startFailure } from './server/start-failure.ts';
import { startService } from './server/service.ts';
import {
  misspelledIn,
  readSettings,
  type Settings,
  SettingsError,
} from './runtime/settings/index.ts';
import { workspaceRoot } from './runtime/workspace.ts';

/**
 * Time after a first signal in which another one counts as the same, in ms. Ctrl-C in a terminal reaches the process
 * twice: directly and through npm.
 */
const SAME_SIGNAL_MS = 500;

/** Option that publishes the sample vacancies. `npm start` uses it in a checkout; production does not. */
const WITH_SAMPLES = '--with-samples';

/**
 * Returns whether the sample vacancies are to be published.
 *
 * @throws SettingsError for an unknown option
 */
const readOptions = (parameters: readonly string[]): boolean => {
  const unknown = parameters.find((parameter) => parameter !== WITH_SAMPLES);
  if (unknown !== undefined)
    throw new SettingsError(unknown, `is no option: there is ${WITH_SAMPLES} alone`);
  return parameters.length > 0;
};

const main = async () => {
  const log = createLog();
  let settings: Settings | undefined;
  try {
    const withSamples = readOptions(process.argv.slice(2));
    settings = readSettings(process.env);
    for (const slip of misspelledIn(process.env)) log.warn(slip);
    const root = workspaceRoot();
    const siteDir = process.env['SITE_DIR'] ?? join(root, 'dist', 'site');
    const { dataDir, publicOrigin } = settings;
    const deskDir = join(root, 'dist', 'desk');
    const [keptOfSite, keptOfDesk] = await Promise.all([
      findKeptAssets(dataDir, 'site'),
      findKeptAssets(dataDir, 'desk'),
    ]);
    const pages = await loadSite(siteDir, publicOrigin, keptOfSite);
    const desk = await loadDesk(deskDir, keptOfDesk);
    const firstVacancies = join(root, 'data', 'vacancies.json');
    const service = await startService(settings, {
      log,
      pages,
      desk,
      firstVacancies,
      withSamples,
    });

    let stoppingSince: number | undefined;
    const onSignal = () => {
      if (stoppingSince !== undefined) {
        if (performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(130);
        return;
      }
      stoppingSince = performance.now();
      service.stop().then(
        () => log.flush(() => process.exit(0)),
        (error: unknown) => {
          log.fatal({ err: error }, 'the service did not stop cleanly');
          log.flush(() => process.exit(1));
        },
      );
    };
    process.on('SIGTERM', onSignal);
    process.on('SIGINT', onSignal);
    const { address } = service;
    log.info({ address, ...release }, `Listening on ${address}`);
    Promise.all([
      keepAssets(dataDir, 'site', assetsDirOf(siteDir)),
      desk && keepAssets(dataDir, 'desk', join(deskDir, 'assets')),
    ]).catch((error: unknown) => {
      log.warn({ err: error }, 'the hashed files of this release are not kept for the next');
    });
  } catch (error) {
    const reason = startFailure(error, settings);
    if (reason === undefined) log.fatal({ err: error }, 'the service cannot start');
    const [unforeseen = ''] = String(error).split('\n', 1);
    process.stderr.write(`${reason ?? `the service cannot start: ${unforeseen}`}\n`);
    process.exitCode = 1;
  }
};

await main();
