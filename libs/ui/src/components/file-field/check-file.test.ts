import { describe, expect, it } from 'vitest';
import { checkFile } from './check-file.ts';

const file = (name: string, type = '', size = 1) => ({ name, type, size });

describe('checkFile', () => {
  it.each([
    [file('cv.PDF'), '.pdf,.doc'],
    [file('cv.doc'), '.pdf, .DOC'],
    [file('photo.heic', 'image/heic'), 'image/*'],
    [file('cv', 'application/pdf'), 'application/pdf'],
    [file('anything'), ''],
  ])('takes %j by %j', (given, accept) => {
    expect(checkFile(given, { accept })).toBeUndefined();
  });

  it.each([
    [file('cv.pdf.exe'), '.pdf'],
    [file('cv'), '.pdf'],
    [file('page.svg', 'image/svg+xml'), 'image/png'],
    [file('video', 'video/mp4'), 'image/*'],
  ])('does not take %j by %j', (given, accept) => {
    expect(checkFile(given, { accept })).toBe('type');
  });

  it('takes what is as large as the limit, and no larger', () => {
    expect(checkFile(file('cv.pdf', '', 10), { maxSize: 10 })).toBeUndefined();
    expect(checkFile(file('cv.pdf', '', 11), { maxSize: 10 })).toBe('size');
  });

  it('takes no empty file', () => {
    expect(checkFile(file('cv.pdf', '', 0), {})).toBe('empty');
  });
});
