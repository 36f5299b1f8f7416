import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(process.env['E2E_DATA_DIR'] ?? '', 'mail');

/** The mails the service has sent that hold a text; long lines are whole again, as a mail program shows them. */
export const mailsWith = (text: string): readonly string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('=\r\n', ''))
    .filter((mail) => mail.includes(text));
