import { describe, expect, it } from 'vitest';
import { tagsIn } from './tags.ts';

describe('tags as they are typed', () => {
  it('end at a comma', () => {
    expect(tagsIn('Java, Spring  Boot ,kafka')).toEqual(['java', 'spring boot', 'kafka']);
  });

  it('are none twice, and none is empty', () => {
    expect(tagsIn(' , java,JAVA,')).toEqual(['java']);
    expect(tagsIn('  ')).toEqual([]);
  });
});
