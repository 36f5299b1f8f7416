import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { databases, environmentOf } from '../../testing/databases.ts';
import { startCommand } from '../../testing/process.ts';
import { temporaryFolder } from '../../testing/temporary.ts';

describe.each(databases)('two backups of $name at once', (database) => {
  it('to one name are one, and the other says that it is taken', async () => {
    const environment = environmentOf(await database.createMigrated());
    const folder = temporaryFolder();
    const both = await Promise.all(
      [0, 1].map(async () => startCommand('backup', environment, ['site.tar.gz'], folder)),
    );
    expect(both.map(({ code, error }) => [code, error]).toSorted()).toEqual([
      [0, ''],
      [1, 'site.tar.gz: is there already\n'],
    ]);
    expect(readdirSync(folder)).toEqual(['site.tar.gz']);
  });
});
