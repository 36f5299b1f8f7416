import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { pack as createPack } from 'tar-stream';
import { describe, expect, it } from 'vitest';
import { migrationNames } from '../../storage/index.ts';
import { databases } from '../../testing/databases.ts';
import { dump, empty, filesOf, filled, marked } from '../../testing/backups.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { countRows, enquiry } from '../../testing/test-service.ts';
import { backUp } from './back-up.ts';
import { BackupFileError, MANIFEST, toLines } from './format.ts';
import { restore } from './restore.ts';

const archive = async (files: Readonly<Record<string, string>>) => {
  const pack = createPack();
  for (const [name, content] of Object.entries(files)) pack.entry({ name }, content);
  pack.finalize();
  const file = join(temporaryFolder(), 'made.tar.gz');
  writeFileSync(file, gzipSync(await buffer(pack)));
  return file;
};

const describeFile = (content: string) => ({
  bytes: Buffer.byteLength(content),
  sha256: createHash('sha256').update(content).digest('hex'),
});

const withManifest = (
  files: Readonly<Record<string, string>>,
  migrations: readonly string[],
  rows: Readonly<Record<string, number>>,
) => ({
  ...files,
  [MANIFEST]: JSON.stringify({
    format: 1,
    created_at: '2026-01-31T12:00:00.000Z',
    migrations,
    rows,
    files: Object.fromEntries(
      Object.entries(files).map(([name, content]) => [name, describeFile(content)]),
    ),
  }),
});

/** Returns whether gzip reads the same from both: the last byte of compressed data ends with bits that say nothing. */
const isSameContent = (whole: Buffer, damaged: Buffer) => {
  try {
    return gunzipSync(damaged).equals(gunzipSync(whole));
  } catch {
    return false;
  }
};

describe.each(databases)('restoring into $name', (database) => {
  it('changes nothing for a file that is damaged, wherever it is', async () => {
    const { source, file } = await filled(database);
    await backUp(source, file);
    const whole = readFileSync(file);
    const { storage, target, place } = await marked(database);
    const before = await dump(storage);
    const lengths = [
      0,
      1,
      11,
      100,
      Math.floor(whole.length / 2),
      whole.length - 9,
      whole.length - 1,
    ];
    const damages = lengths.map((length) => whole.subarray(0, length));
    // The first ten bytes are the header of gzip, not content.
    for (let at = 10; at < whole.length; at += Math.ceil(whole.length / 60)) {
      const flipped = Buffer.from(whole);
      flipped.writeUInt8(flipped.readUInt8(at) ^ 0x10, at);
      if (!isSameContent(whole, flipped)) damages.push(flipped);
    }
    damages.push(Buffer.from('no archive'), gzipSync('no tar'), gzipSync(Buffer.alloc(4096)));
    const damaged = join(temporaryFolder(), 'damaged.tar.gz');
    for (const bytes of damages) {
      writeFileSync(damaged, bytes);
      await expect(restore(target, damaged, { replace: true })).rejects.toThrow(BackupFileError);
    }
    await expect(dump(storage)).resolves.toEqual(before);
    expect(filesOf(place)).toEqual([]);
  });

  it('changes nothing when the manifest of an archive is wrong', async () => {
    const { storage, target } = await marked(database);
    const before = await dump(storage);
    const lines = toLines([{ name: 'a', value: 'b' }]).toString();
    const meta = 'tables/meta/000001.ndjson';
    const row = toLines([{ reference: 'A-1', resume_key: 'gone.pdf' }]).toString();
    const good = withManifest({ [meta]: lines }, migrationNames, { meta: 1 });
    const { [MANIFEST]: manifest = '' } = good;
    const wrong: readonly (readonly [Readonly<Record<string, string>>, string])[] = [
      [{ [meta]: lines }, 'it has no end'],
      [{ ...good, [meta]: lines.replace('b', 'c') }, 'is not what was written'],
      [{ [MANIFEST]: manifest }, 'is not what was written'],
      [{ 'tables/meta/000002.ndjson': lines, ...good }, 'files that are not its own'],
      [{ ...good, 'tables/meta/000002.ndjson': lines }, 'something follows its end'],
      [withManifest({ '../../etc/passwd': 'x' }, migrationNames, {}), 'it has a file'],
      [withManifest({ [meta]: lines }, migrationNames, { meta: 2 }), 'rows of meta are missing'],
      [withManifest({ [meta]: '{"name":[]}\n' }, migrationNames, {}), 'cannot be read'],
      [
        withManifest({ 'tables/applications/000001.ndjson': row }, migrationNames, {}),
        'the resume of A-1 is missing',
      ],
      [
        withManifest({ [meta]: lines }, [...migrationNames, '9999-later'], { meta: 1 }),
        'was made by another version of the service, probably a newer one: this one has no migration 9999-later',
      ],
    ];
    for (const [files, reason] of wrong)
      await expect(restore(target, await archive(files), { replace: true })).rejects.toThrow(
        reason,
      );
    await expect(dump(storage)).resolves.toEqual(before);
    await restore(target, await archive(good), { replace: true });
    expect((await dump(storage))['meta']).toHaveLength(1);
  });

  it('keeps the answers in a backup of a version that had a table of them', async () => {
    const { storage, target } = await empty(database);
    const created_at = 1_769_860_800_000;
    const inbox = { kind: 'enquiry', status: 'answered', quarantined: 0, version: 2 };
    const keys = { name_key: 'anu', search_text: 'anu' };
    const answer = { id: 'a', inbox_id: '1', author_code: 'E1', subject: 'Re', text: 'We can.' };
    const tables = {
      enquiries: { ...enquiry, id: '1', reference: 'E-1', created_at },
      inbox: { ...inbox, ...keys, id: '1', enquiry_id: '1', reference: 'E-1', created_at },
      inbox_answers: { ...answer, created_at },
    };
    const files = Object.fromEntries(
      Object.entries(tables).map(([table, row]) => [
        `tables/${table}/000001.ndjson`,
        toLines([row]).toString(),
      ]),
    );
    const before = migrationNames.slice(0, migrationNames.indexOf('0022-correspondence'));
    const rows = { enquiries: 1, inbox: 1, inbox_answers: 1 };
    await restore(target, await archive(withManifest(files, before, rows)), { replace: false });
    await expect(storage.db.selectFrom('correspondence').selectAll().execute()).resolves.toEqual([
      expect.objectContaining({ ...answer, created_at, sent_at: created_at }),
    ]);
  });

  it('brings a backup of the first version up to date', async () => {
    const { storage, target } = await empty(database);
    const [first = ''] = migrationNames;
    const row = { ...enquiry, id: '1', reference: 'E-1', created_at: 1_769_860_800_000 };
    const job = {
      job_id: 1,
      job_title: 'Title',
      job_short_desc: 'Short',
      description: 'Long',
      category_id: 1,
      job_type: 1,
      vch_office: 'Office',
      int_location_id: 1,
      last_date: '2999-12-31',
      status: 'open',
    };
    const mail = {
      id: '1',
      message_id: '<1@example.com>',
      envelope_from: 'no-reply@example.com',
      envelope_to: 'Anu@example.com',
      from_name: '',
      subject: 'We have it',
      body: 'Text',
      created_at: 1,
      next_attempt_at: 1,
    };
    const files = {
      'tables/versions/000001.ndjson': toLines([{ name: 'jobs', version: 7 }]).toString(),
      'tables/enquiries/000001.ndjson': toLines([row]).toString(),
      'tables/job_categories/000001.ndjson': toLines([{ id: 1, jobcategory: 'GIS' }]).toString(),
      'tables/job_locations/000001.ndjson': toLines([
        { fk_district_id: 1, vch_district: 'Kollam' },
      ]).toString(),
      'tables/jobs/000001.ndjson': toLines([job]).toString(),
      'tables/outbox/000001.ndjson': toLines([mail]).toString(),
    };
    const rows = { versions: 1, enquiries: 1, job_categories: 1, job_locations: 1, jobs: 1 };
    const file = await archive(withManifest(files, [first], { ...rows, outbox: 1 }));
    await restore(target, file, { replace: false });
    await expect(storage.db.selectFrom('enquiries').selectAll().execute()).resolves.toEqual([
      expect.objectContaining(row),
    ]);
    await expect(storage.db.selectFrom('versions').selectAll().execute()).resolves.toEqual([
      { name: 'jobs', version: 7 },
    ]);
    await expect(countRows(storage, 'applications')).resolves.toBe(0);
    // Columns and tables that later versions added.
    await expect(storage.db.selectFrom('inbox').selectAll().execute()).resolves.toMatchObject([
      { id: '1', kind: 'enquiry', reference: 'E-1', status: 'new', quarantined: 0, version: 1 },
    ]);
    await expect(storage.db.selectFrom('jobs').selectAll().execute()).resolves.toMatchObject([
      { job_id: 1, status: 'open', version: 1, desk_changed_at: null },
    ]);
    await expect(storage.db.selectFrom('outbox').selectAll().execute()).resolves.toMatchObject([
      { search_text: 'anu@example.com\nwe have it' },
    ]);
    await storage.migrate();
  });
});
