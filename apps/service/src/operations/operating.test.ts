import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandBlocks, commandsInText } from '../testing/documented.ts';
import { createMachine, type Machine } from '../testing/machine.ts';
import { startMailCatcher } from '../testing/mail-catcher.ts';

/*
 * Runs every line of every shell block of docs/operating.md unchanged, in the page's order, as one story of one server.
 * Some commands are real and some are stand-ins:
 *
 *   site …, node …, npm run COMMAND, sh   real, with the units' own lines, settings, user name and folders
 *   tar, find, mv, curl, openssl, …       real
 *   systemctl, systemd-run, journalctl    stand-ins that read the units of deploy/ and start what these say
 *   sudo, useradd, install -o             stand-ins: everything belongs to the user who runs the tests
 *   docker compose                        a stand-in that reads the service from compose.yaml and runs its command
 *   npm ci, npm run build                 not run; their files and workspaces exist
 *   nginx -t                              not run here: nginx itself reads the file in deploy-files.test.ts
 */

const BACKUP = 'site-2026-11-22-0315.tar.gz';
/** A backup of long ago, and one that a power cut left unfinished. */
const OLD_BACKUPS = ['site-2026-01-01-0315.tar.gz', 'site-2026-01-02-0315.tar.gz.0a1b2c3d.partial'];

/** Returns whether a block runs in a clone, on another machine than the server. */
const isForClone = ([line = '']: readonly string[]) => /^(?:npm|for|docker) /.test(line);

/** Creates the files that the page assumes before a block, such as a copied file or a backup. */
const prepare = ({ path, clone, home }: Machine, lines: readonly string[]) => {
  const text = lines.join('\n');
  if (text.includes('systemctl start site-backup')) {
    for (const name of OLD_BACKUPS) {
      const old = path(`var/backups/site/${name}`);
      writeFileSync(old, '');
      utimesSync(old, 0, 0);
    }
  }
  if (text.includes('/var/tmp/vacancies.json'))
    copyFileSync(join(clone, 'data/vacancies.json'), path('var/tmp/vacancies.json'));
  if (text.includes('tar xzf site.tar.gz'))
    copyFileSync(join(clone, 'site.tar.gz'), join(home, 'site.tar.gz'));
  if (
    text.includes(`/var/backups/site/${BACKUP}`) &&
    !existsSync(path(`var/backups/site/${BACKUP}`))
  )
    copyFileSync(path('var/backups/site/by-hand.tar.gz'), path(`var/backups/site/${BACKUP}`));
  if (text.includes(` /backups/${BACKUP}`)) {
    const [made = ''] = readdirSync(path('backups'));
    copyFileSync(path(`backups/${made}`), path(`backups/${BACKUP}`));
  }
};

describe('docs/operating.md', () => {
  it('has only commands that work as written', async () => {
    const mails = await startMailCatcher();
    const machine = await createMachine({ SMTP_URL: mails.url });
    const { path, home, clone, run } = machine;
    const blocks = commandBlocks('operating.md');
    expect(new Set(blocks.map(({ heading }) => heading))).toEqual(
      new Set([
        ...['Start', 'Start in containers', 'Update', 'Back up and rotate', 'Restore', 'Watch'],
        ...['Repair', 'Publish vacancies', 'Admit staff', 'Answer a person'],
      ]),
    );
    // An update brings the command and the units of its version, and so does the way back.
    const linesOf = (heading: string) =>
      blocks.filter((block) => block.heading === heading).flatMap(({ lines }) => lines);
    const installed = linesOf('Start').filter((line) =>
      /^sudo install .*\/srv\/site\/deploy\/site(?!\.env)/.test(line),
    );
    expect(installed).toHaveLength(2);
    for (const line of installed)
      expect(linesOf('Update').filter((other) => other === line)).toHaveLength(2);
    // As root, tar gives the files to whoever has the builder's number on the server.
    const unpacking = blocks.flatMap(({ lines }) =>
      lines.filter((line) => line.includes(' tar x')),
    );
    expect(unpacking.filter((line) => !line.includes(' --no-same-owner '))).toEqual([]);
    // Without -T a folder that an earlier update left would take the other one into it.
    expect(linesOf('Update').filter((line) => /sudo mv (?!-T )/.test(line))).toEqual([]);
    // A version without its packages, and a start on an empty database, are worse than what was there before.
    const [update = ''] = linesOf('Update');
    for (const step of ['npm', 'site backup', 'systemctl stop', 'mv -T /srv/site.new'])
      expect(update).toContain(`&&\nsudo ${step} `);
    expect(linesOf('Update').at(-1)).toMatch(
      /^sudo site restore .+ &&\nsudo systemctl start site$/,
    );
    const outputs = new Map<string, string>();
    for (const block of blocks) {
      prepare(machine, block.lines);
      const output = await run(block, isForClone(block.lines) ? clone : home);
      outputs.set(block.heading, `${outputs.get(block.heading) ?? ''}${output}`);
    }

    expect(mails.received.map(({ to }) => to)).toContain('office@example.com');
    expect(outputs.get('Start')).toContain('{"status":"ok"}');
    expect(outputs.get('Watch')).toContain('site_database_up 1');
    // The backup of the day is kept, and backups older than a month are deleted.
    const kept = readdirSync(path('var/backups/site'));
    expect(kept.filter((name) => /^site-20\d\d-\d\d-\d\d-\d{4}\.tar\.gz$/.test(name))).toHaveLength(
      2,
    );
    expect(kept.filter((name) => OLD_BACKUPS.includes(name))).toEqual([]);
    expect(statSync(path('var/backups/site/by-hand.tar.gz')).mode & 0o777).toBe(0o600);
    // A shell wrote the export, and it can be imported unchanged.
    const exported = readFileSync(join(home, 'vacancies.json'), 'utf8');
    expect(JSON.parse(exported)).toHaveProperty('jobs');
    writeFileSync(path('var/tmp/again.json'), exported.replace('"closed"', '"open"'));
    await expect(
      run({ heading: 'again', lines: ['sudo site jobs import /var/tmp/again.json'] }, home),
    ).resolves.toMatch(/^vacancies: 0 new, [01] changed/m);
    expect(JSON.parse(readFileSync(path('var/tmp/anu.json'), 'utf8'))).toBeTypeOf('object');

    const inText = commandsInText('operating.md').filter((line) => !/[A-Z…]{2}|^site /.test(line));
    expect(inText.length).toBeGreaterThan(4);
    for (const line of new Set(inText))
      await run({ heading: 'in a sentence', lines: [line] }, isForClone([line]) ? clone : home);
    // npm prints its own lines to the output and not into the file. The file is in the folder npm was called in.
    const lines = ['cd data', 'npm run jobs -- export again.json'];
    await expect(run({ heading: 'in a clone', lines }, clone)).resolves.toContain('> tools/run');
    const ofClone = readFileSync(join(clone, 'data/again.json'), 'utf8');
    expect(JSON.parse(ofClone)).toHaveProperty('jobs');
  }, 240_000);
});
