import { createLog } from './runtime/logging/index.ts';
import { release } from './runtime/release/release.ts';
import { start } from './server/start.ts';

/**
 * Time after a first signal in which another one counts as the same, in ms. Ctrl-C in a terminal reaches the process
 * twice: directly and through npm.
 */
const SAME_SIGNAL_MS = 500;

const main = async () => {
  const log = createLog();
  const { service, keepFiles, failure } = await start(process.argv.slice(2), process.env, log);
  if (!service) {
    process.stderr.write(`${failure}\n`);
    process.exitCode = 1;
    return;
  }

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
  void keepFiles();
};

await main();
