import { runInProcess } from '../commands/command-line.ts';
import { jobs } from '../commands/jobs.ts';

await runInProcess(jobs);
