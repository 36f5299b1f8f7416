import { join } from 'node:path';
import type { Logger } from 'pino';
import { loadDesk } from '../desk/index.ts';
import {
  misspelledIn,
  readSettings,
  type Settings,
  SettingsError,
} from '../runtime/settings/index.ts';
import { workspaceRoot } from '../runtime/workspace.ts';
import { assetsDirOf, findKeptAssets, keepAssets, loadSite } from './pages/index.ts';
import { startService } from './service.ts';
import { startFailure } from './start-failure.ts';

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

/**
 * Starts the service as its options and variables say.
 *
 * @returns the service, or the line that says why there is none; an error that nobody foresaw is in the log too
 */
export const start = async (
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv,
  log: Logger,
) => {
  let settings: Settings | undefined;
  try {
    const withSamples = readOptions(parameters);
    settings = readSettings(environment);
    for (const slip of misspelledIn(environment)) log.warn(slip);
    const root = workspaceRoot();
    const siteDir = environment['SITE_DIR'] ?? join(root, 'dist', 'site');
    const { dataDir, publicOrigin } = settings;
    const deskDir = join(root, 'dist', 'desk');
    const [keptOfSite, keptOfDesk] = await Promise.all([
      findKeptAssets(dataDir, 'site'),
      findKeptAssets(dataDir, 'desk'),
    ]);
    const pages = await loadSite(siteDir, publicOrigin, keptOfSite);
    const desk = await loadDesk(deskDir, keptOfDesk);
    const firstVacancies = join(root, 'data', 'vacancies.json');
    const service = await startService(settings, { log, pages, desk, firstVacancies, withSamples });
    const keepFiles = async () =>
      Promise.all([
        keepAssets(dataDir, 'site', assetsDirOf(siteDir)),
        desk && keepAssets(dataDir, 'desk', join(deskDir, 'assets')),
      ]).catch((error: unknown) => {
        log.warn({ err: error }, 'the hashed files of this release are not kept for the next');
      });
    return { service, keepFiles };
  } catch (error) {
    const reason = startFailure(error, settings);
    if (reason === undefined) log.fatal({ err: error }, 'the service cannot start');
    const [unforeseen = ''] = String(error).split('\n', 1);
    return { failure: reason ?? `the service cannot start: ${unforeseen}` };
  }
};
