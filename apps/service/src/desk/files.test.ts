import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { createServer } from '../server/server.ts';
import { temporaryFolder } from '../testing/temporary.ts';
import { createTestService } from '../testing/test-service.ts';
import { loadDesk } from './files.ts';

it("the desk's hashed files, of earlier releases too, are served as they were compressed", async () => {
  const [folder, earlier] = [temporaryFolder(), temporaryFolder()];
  const assets = join(folder, 'assets');
  mkdirSync(assets);
  writeFileSync(join(folder, 'index.html'), '<title>Desk</title>');
  for (const file of [join(assets, 'list-0a0b0c.js'), join(earlier, 'list-1a2b3c.js')]) {
    writeFileSync(file, `// ${file}`);
    writeFileSync(`${file}.br`, brotliCompressSync(`// ${file}`));
  }
  const { deps } = await createTestService();
  const server = await createServer(deps, { desk: await loadDesk(folder, [earlier]) });
  onTestFinished(async () => server.close());
  const read = async (name: string) =>
    server.inject({ url: `/desk/assets/${name}`, headers: { 'accept-encoding': 'br' } });
  for (const name of ['list-0a0b0c.js', 'list-1a2b3c.js']) {
    const answer = await read(name);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(answer.headers['content-type']).toContain('javascript');
  }
  expect((await read('list-4d5e6f.js')).statusCode).toBe(404);
});
