import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { UNPACKED_MAX_BYTES, unpackDocument } from './unpack.ts';
import { reasonOf } from './unshown.ts';

const reasonWith = (file: Uint8Array) => {
  try {
    unpackDocument(file);
  } catch (error) {
    return reasonOf(error);
  }
  return undefined;
};

const bomb = () => zipSync({ 'word/document.xml': new Uint8Array(UNPACKED_MAX_BYTES + 1) });

describe('unpackDocument', () => {
  it('keeps the parts that have text, and those alone', () => {
    const text = strToU8('<w:document/>');
    const file = zipSync({
      'word/document.xml': text,
      '_rels/.rels': text,
      'word/media/image1.png': new Uint8Array(UNPACKED_MAX_BYTES + 1),
    });
    const parts = unzipSync(unpackDocument(file));
    expect(Object.keys(parts).sort()).toEqual(['_rels/.rels', 'word/document.xml']);
    expect(parts['word/document.xml']).toEqual(text);
  });

  it('throws when a document would unpack to more than the limit', () => {
    expect(reasonWith(bomb())).toBe('large');
  });

  it('unpacks no more than the declared size when that is too small', () => {
    const file = bomb();
    const view = new DataView(file.buffer);
    // The uncompressed size in the archive's directory.
    const directory = view.getUint32(file.length - 6, true);
    view.setUint32(directory + 24, 100, true);
    expect(unpackDocument(file).length).toBeLessThan(1_000);
  });

  it('throws broken when the file is no archive, or half of one', () => {
    expect(reasonWith(strToU8('PK\u0003\u0004 and no more'))).toBe('broken');
    expect(reasonWith(bomb().slice(0, 500))).toBe('broken');
  });
});
