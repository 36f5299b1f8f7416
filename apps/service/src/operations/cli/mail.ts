import { runInProcess } from '../commands/command-line.ts';
import { mail } from '../commands/mail.ts';

await runInProcess(mail);
