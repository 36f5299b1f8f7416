import { describe, expect, it } from 'vitest';
import { canBeShown, kindOf } from './resume-kinds.ts';

describe('resumes', () => {
  it.each([
    ['Asha CV.pdf', 'pdf'],
    ['Asha.CV.DOCX', 'docx'],
    ['Asha.doc', undefined],
    ['pdf', undefined],
  ])('%s', (name, kind) => {
    expect(kindOf(name)).toBe(kind);
    expect(canBeShown(name)).toBe(kind !== undefined);
  });
});
