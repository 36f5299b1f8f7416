import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const commandLine = join(import.meta.dirname, '../../../dist/service/outbox.js');

/** Runs the operator's `npm run outbox` on the data of the running service; gives back what it prints. */
export const outbox = async (...parameters: readonly string[]): Promise<string> => {
  const env = { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] };
  const { stdout } = await run(process.execPath, [commandLine, ...parameters], { env });
  return stdout;
};
