import { runInProcess } from '../commands/command-line.ts';
import { outbox } from '../commands/outbox.ts';

await runInProcess(outbox);
