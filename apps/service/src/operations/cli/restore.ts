import { runInProcess } from '../commands/command-line.ts';
import { restoring } from '../commands/restore.ts';

await runInProcess(restoring);
