import { setTimeout as sleep } from 'node:timers/promises';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it } from 'vitest';
import { readMultipart } from './read-multipart.ts';

const boundary = 'b';
const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };

const PIECE_BYTES = 16 * 1024;

const field = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/** Yields a form whose file arrives in many pieces, between other parts. */
function* formWithFile(pieces: number, before = '', after = '') {
  yield Buffer.from(
    `${before}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n`,
  );
  for (let piece = 0; piece < pieces; piece += 1) yield Buffer.alloc(PIECE_BYTES, 0x20);
  yield Buffer.from(`\r\n${after}--${boundary}--\r\n`);
}

it('a multipart body fails at once when the file cannot be kept, and lets the sender finish', async () => {
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

it('a multipart body is refused without an unhandled error when the sender goes away before the file is read', async () => {
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
      // As long as it takes to create a folder.
      await sleep(50);
      await pipeline(stream, new PassThrough().resume());
    },
    discard: async () => Promise.resolve(),
  });
  await expect(reading).rejects.toMatchObject({ kind: 'malformed-request' });
});

it('a multipart body names its file as its sender does, whose browser escapes quotes and line breaks', async () => {
  const [first = Buffer.alloc(0), ...others] = formWithFile(1);
  const names: string[] = [];
  for (const [sent, name] of [
    ['cv %22v2%22.pdf', 'cv "v2".pdf'],
    ['cv%0D%0A.pdf', 'cv  .pdf'],
    ['100%25.pdf', '100%25.pdf'],
  ] as const) {
    const head = first.toString().replace(/filename="[^"]*"/, `filename="${sent}"`);
    await readMultipart(Readable.from([Buffer.from(head), ...others]), headers, {
      name: 'file',
      maxBytes: 5_000_000,
      receive: async (stream, fileName) => {
        names.push(fileName);
        await pipeline(stream, new PassThrough().resume());
      },
      discard: async () => Promise.resolve(),
    });
    expect(names.pop()).toBe(name);
  }
});

it.each([
  ['of text', 'form-data'],
  ['with a file', 'form-data; filename="cv.pdf"'],
])('a multipart body is refused when a part %s has no name', async (_, disposition) => {
  const part = `--${boundary}\r\nContent-Disposition: ${disposition}\r\n\r\nAnu\r\n`;
  const body = Readable.from([Buffer.from(`${part}--${boundary}--\r\n`)]);
  const reading = readMultipart(body, headers, {
    name: 'file',
    maxBytes: 5_000_000,
    receive: async () => Promise.resolve(),
    discard: async () => Promise.resolve(),
  });
  await expect(reading).rejects.toMatchObject({ kind: 'malformed-request' });
});

it.each([
  ['of a form without a file', undefined, 'cv.pdf'],
  [
    'where no file was chosen',
    {
      name: 'file',
      maxBytes: 5_000_000,
      receive: async () => Promise.resolve(),
      discard: async () => Promise.resolve(),
    },
    '',
  ],
])('a multipart body that ends within a file is refused, %s', async (_, filePart, name) => {
  const part = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"`;
  const reading = readMultipart(
    Readable.from([Buffer.from(`${part}\r\n\r\nA\r\n`)]),
    headers,
    filePart,
  );
  await expect(reading).rejects.toMatchObject({ kind: 'malformed-request' });
});

it('a multipart body is read to its end when a part that is no field comes as one piece', async () => {
  const other = `--${boundary}\r\nContent-Disposition: attachment\r\n\r\n${'x'.repeat(130_000)}\r\n`;
  const body = Readable.from([Buffer.from(`${field('name', 'Anu')}${other}--${boundary}--\r\n`)]);
  const reading = readMultipart(body, headers, {
    name: 'file',
    maxBytes: 5_000_000,
    receive: async () => Promise.resolve(),
    discard: async () => Promise.resolve(),
  });
  const late = sleep(5_000).then(() => Promise.reject(new Error('still waits')));
  await expect(Promise.race([reading, late])).resolves.toEqual({
    fields: [['name', 'Anu']],
    file: undefined,
  });
});

describe('a form whose file is too large', () => {
  const maxBytes = 100_000;
  const MB = 1024 * 1024;
  const read = async (body: Readable) => {
    const discarded: number[] = [];
    const reading = readMultipart(body, headers, {
      name: 'file',
      maxBytes,
      receive: async (stream) => {
        let size = 0;
        for await (const chunk of stream) size += (chunk as Buffer).length;
        return { size, truncated: stream.truncated };
      },
      discard: async ({ size }) => {
        discarded.push(size);
        return Promise.resolve();
      },
    });
    return { discarded, answer: await reading.catch((error: unknown) => error) };
  };

  it.each([1, 6, 90])('is read to its end, with all that was typed, at %i MB', async (size) => {
    const pieces = (size * MB) / PIECE_BYTES;
    // The longest text that is allowed, so that it takes nothing from the share of the file.
    const letter = 'x'.repeat(60_000);
    const body = Readable.from(formWithFile(pieces, field('letter', letter), field('name', 'Anu')));
    const { answer, discarded } = await read(body);
    expect(answer).toEqual({
      fields: [
        ['letter', letter],
        ['name', 'Anu'],
      ],
      file: { size: maxBytes, truncated: true },
    });
    expect(discarded).toEqual([]);
  });

  it('is refused when it has no end, and lets the sender finish', async () => {
    const body = Readable.from(formWithFile((120 * MB) / PIECE_BYTES));
    const ended = new Promise((resolve) => body.once('end', resolve));
    const { answer } = await read(body);
    expect(answer).toMatchObject({ kind: 'too-large' });
    await Promise.race([ended, sleep(5_000).then(() => Promise.reject(new Error('still waits')))]);
  });

  it('is refused for text that is too long, as with any file, and nothing is kept', async () => {
    const body = Readable.from(
      formWithFile(MB / PIECE_BYTES, '', field('name', 'x'.repeat(70_000))),
    );
    const { answer, discarded } = await read(body);
    expect(answer).toMatchObject({ kind: 'too-large' });
    expect(discarded).toEqual([maxBytes]);
  });

  it('allows no more text than usual when the file is small enough', async () => {
    const texts = Array.from({ length: 30 }, () => field('name', 'x'.repeat(20_000))).join('');
    const { answer } = await read(Readable.from(formWithFile(1, '', texts)));
    expect(answer).toMatchObject({ kind: 'too-large' });
  });
});
