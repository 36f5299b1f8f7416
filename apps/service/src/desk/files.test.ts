import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createServer } from '../server/server.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { createTestService } from '../testing/test-service.ts';
import { loadDesk } from './files.ts';

it('a file of an earlier release of the desk is read and compressed once', async () => {
  const [folder, earlier] = [temporaryFolder(), temporaryFolder()];
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>Desk</title>');
  const script = `console.log('${'desk'.repeat(1_000)}');`;
  writeFileSync(join(earlier, 'list-1a2b3c.js'), script);
  const { deps } = await createTestService();
  const server = await createServer(deps, { desk: await loadDesk(folder, [earlier]) });
  onTestFinished(async () => server.close());
  const read = async (name: string) =>
    server.inject({ url: `/desk/assets/${name}`, headers: { 'accept-encoding': 'br' } });
  const first = await read('list-1a2b3c.js');
  expect(first.headers).toMatchObject({ 'content-encoding': 'br' });
  expect((await read('list-4d5e6f.js')).statusCode).toBe(404);
  rmSync(join(earlier, 'list-1a2b3c.js'));
  const again = await read('list-1a2b3c.js');
  expect(again.statusCode).toBe(200);
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
});
