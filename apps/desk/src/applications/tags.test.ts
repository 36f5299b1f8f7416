import { describe, expect, it } from 'vitest';
import { tagsAfter, tagsIn } from './tags.ts';

describe('tags as they are typed', () => {
  it('end at a comma', () => {
    expect(tagsIn('Java, Spring  Boot ,kafka')).toEqual(['java', 'spring boot', 'kafka']);
  });

  it('are none twice, and none is empty', () => {
    expect(tagsIn(' , java,JAVA,')).toEqual(['java']);
    expect(tagsIn('  ')).toEqual([]);
  });
});

it('tagsAfter keeps what a colleague added and removed, and what one did oneself', () => {
  const before = ['java', 'night shift', 'kochi'];
  const theirs = ['java', 'night shift', 'spring'];
  const mine = ['java', 'kochi', 'keen', 'spring'];
  expect(tagsAfter(before, mine, theirs)).toEqual(['java', 'spring', 'keen']);
});
