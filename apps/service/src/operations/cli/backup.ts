import { runInProcess } from '../commands/command-line.ts';
import { backup } from '../commands/backup.ts';

await runInProcess(backup);
