import { backup } from '../operations/commands/backup.ts';
import { type CommandLine, run } from '../operations/commands/command-line.ts';
import { jobs } from '../operations/commands/jobs.ts';
import { mail } from '../operations/commands/mail.ts';
import { outbox } from '../operations/commands/outbox.ts';
import { privacy } from '../operations/commands/privacy.ts';
import { restoring } from '../operations/commands/restore.ts';
import { staff } from '../operations/commands/staff.ts';
import { collector } from './collector.ts';
import {
  type CommandName,
  type Finished,
  type FinishedCommand,
  withoutDatabase,
} from './process.ts';

const commandLines: Readonly<Record<CommandName, CommandLine>> = {
  backup,
  jobs,
  mail,
  outbox,
  privacy,
  restore: restoring,
  staff,
};

/**
 * Runs a command of the operator in this process, which takes a tenth of the time of a process of its own. Returns its
 * result and the database it named. Only one may run at a time, and nothing else on its database: while SQLite waits for a
 * lock, this process cannot release it.
 *
 * @param environment - variables of its environment, and no others
 */
export const runCommandOnDatabase = async (
  name: CommandName,
  environment: Readonly<Record<string, string>> & { readonly DATA_DIR: string },
  parameters: readonly string[],
  folder: string = environment.DATA_DIR,
): Promise<FinishedCommand> => {
  const out = collector();
  const error = collector();
  const code = await run(commandLines[name], {
    ...{ parameters, environment, folder },
    ...{ out: out.stream, error: error.stream },
  });
  return withoutDatabase({ code, out: out.text(), error: error.text() });
};

/** Runs a command of the operator in this process. The line about its database is left out. */
export const runCommand = async (
  ...parameters: Parameters<typeof runCommandOnDatabase>
): Promise<Finished> => {
  const { code, out, error } = await runCommandOnDatabase(...parameters);
  return { code, out, error };
};
