import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { databases, environmentOf } from '../../testing/databases.ts';
import { sendEnquiry } from '../../testing/forms.ts';
import { runCommand } from '../../testing/commands.ts';
import { addMember } from '../../testing/staff.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { countRows, createTestService, enquiry } from '../../testing/test-service.ts';

const anu = 'anu@example.com';

describe.each(databases)('npm run privacy, on $name', (database) => {
  it('leaves an address where somebody else typed it inside a message, and says that it does', async () => {
    const { deps, storage } = await createTestService({ database });
    const environment = environmentOf(deps.settings);
    const msg = `Please ask my colleague, ${anu}, about it`;
    await sendEnquiry(deps, { ...enquiry, email: 'ravi@example.com', msg });
    await expect(runCommand('privacy', environment, ['erase', anu])).resolves.toMatchObject({
      code: 0,
      out: `Nothing is stored about ${anu}.\n`,
    });
    const kept = storage.db.selectFrom('enquiries').select('msg').execute();
    await expect(kept).resolves.toEqual([{ msg }]);
    const { out } = await runCommand('privacy', environment, ['help']);
    expect(out).toMatch(/\n {2}erase EMAIL .+;\n +not where somebody else typed .+ a message\n/);
  });

  it('takes an address that was pasted with an invisible character, and refuses one with more', async () => {
    const { deps } = await createTestService({ database });
    const environment = environmentOf(deps.settings);
    await sendEnquiry(deps, enquiry);
    const run = async (address: string) => runCommand('privacy', environment, ['erase', address]);
    for (const pasted of [`<${anu}>`, `mailto:${anu}`, `${anu}.`, `${anu},`, `(${anu})`])
      await expect(run(pasted)).resolves.toMatchObject({
        code: 1,
        error: `${pasted} is no email address\n`,
      });
    await expect(run(`${anu}\u200B`)).resolves.toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Deleted\nenquiries: 1\n/) as string,
    });
  });

  it('says that the account of a member of the staff is not touched', async () => {
    const service = await createTestService({ database });
    const environment = environmentOf(service.deps.settings);
    await addMember(service, { email: anu });
    for (const word of ['export', 'erase'])
      await expect(runCommand('privacy', environment, [word, anu])).resolves.toMatchObject({
        code: 0,
        error: expect.stringContaining('A member of the staff has this address.') as string,
      });
    await expect(countRows(service.storage, 'staff_members')).resolves.toBe(1);
  });

  it('writes what is stored to a new file that its owner alone reads', async () => {
    const { deps } = await createTestService({ database });
    const environment = environmentOf(deps.settings);
    await sendEnquiry(deps, enquiry);
    const folder = temporaryFolder();
    const run = async (...words: readonly string[]) =>
      runCommand('privacy', environment, words, folder);
    await expect(run('export', anu, 'anu.json')).resolves.toEqual({
      code: 0,
      out: 'anu.json is written.\n',
      error: '',
    });
    const written = readFileSync(join(folder, 'anu.json'), 'utf8');
    expect(JSON.parse(written)).toMatchObject({ enquiries: [{ msg: enquiry.msg }] });
    expect(statSync(join(folder, 'anu.json')).mode & 0o777).toBe(0o600);
    await expect(run('export', anu)).resolves.toMatchObject({ code: 0, out: written });
    await expect(run('export', anu, 'anu.json')).resolves.toMatchObject({ code: 1 });
    await expect(run('erase', anu, 'anu.json')).resolves.toMatchObject({ code: 1, out: '' });
    await expect(run('export', 'nobody@example.com')).resolves.toEqual({
      code: 0,
      out: '',
      error: 'Nothing is stored about nobody@example.com.\n',
    });
    await expect(run('export', 'nobody@example.com', 'nobody.json')).resolves.toMatchObject({
      code: 0,
      error: 'Nothing is stored about nobody@example.com.\n',
    });
    expect(readdirSync(folder)).toEqual(['anu.json']);
  });
});
