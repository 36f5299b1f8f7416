import { setTimeout as sleep } from 'node:timers/promises';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, it } from 'vitest';
import { readMultipart } from './read-multipart.ts';

const boundary = 'b';
const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };

/** A form whose file arrives in many pieces. */
function* formWithFile(pieces: number) {
  yield Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n`,
  );
  for (let piece = 0; piece < pieces; piece += 1) yield Buffer.alloc(16 * 1024, 0x20);
  yield Buffer.from(`\r\n--${boundary}--\r\n`);
}

it('fails at once where the file cannot be kept, and lets who sends it finish', async () => {
  const body = Readable.from(formWithFile(100));
  const ended = new Promise((resolve) => body.once('end', resolve));
  const full = new Error('no space left');
  const reading = readMultipart(body, headers, {
    name: 'file',
    maxBytes: 5_000_000,
    receive: async (stream) => {
      const disk = new PassThrough({
        transform: (_chunk, _encoding, done) => {
          done(full);
        },
      });
      await pipeline(stream, disk);
    },
    discard: async () => Promise.resolve(),
  });
  await expect(reading).rejects.toBe(full);
  await Promise.race([ended, sleep(5_000).then(() => Promise.reject(new Error('still waits')))]);
});

it('is a refusal, and no more, where the sender goes away before the file is read', async () => {
  const body = Readable.from(
    (function* () {
      yield* [...formWithFile(2)].slice(0, 3);
      throw new Error('aborted');
    })(),
  );
  const reading = readMultipart(body, headers, {
    name: 'file',
    maxBytes: 5_000_000,
    receive: async (stream) => {
      // As long as a folder takes to be made.
      await sleep(50);
      await pipeline(stream, new PassThrough().resume());
    },
    discard: async () => Promise.resolve(),
  });
  await expect(reading).rejects.toMatchObject({ type: 'malformed-request' });
});
