import { runInProcess } from '../commands/command-line.ts';
import { privacy } from '../commands/privacy.ts';

await runInProcess(privacy);
