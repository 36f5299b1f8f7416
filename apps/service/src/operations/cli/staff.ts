import { runInProcess } from '../commands/command-line.ts';
import { staff } from '../commands/staff.ts';

await runInProcess(staff);
