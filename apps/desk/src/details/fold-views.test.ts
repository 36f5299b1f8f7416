import type { DeskEvent } from '@example/api/desk';
import { describe, expect, it } from 'vitest';
import { foldViews } from './fold-views.ts';

const event = (id: string, actor: string, action: string): DeskEvent => ({
  id,
  at: 0,
  actor,
  actor_name: actor,
  action,
  details: {},
});

const read = 'application.resume_read';

describe('a history', () => {
  it('folds the views of one member when nothing else is between them', () => {
    const folds = foldViews([
      event('7', 'E1', read),
      event('6', 'E1', read),
      event('5', 'E2', read),
      event('4', 'E1', read),
      event('3', 'E1', 'application.note_added'),
      event('2', 'E1', 'application.note_added'),
      event('1', 'E1', read),
    ]);
    expect(folds.map((fold) => fold.map(({ id }) => id).join(' '))).toEqual([
      '7 6',
      '5',
      '4',
      '3',
      '2',
      '1',
    ]);
  });

  it('is empty when nothing was done', () => {
    expect(foldViews([])).toEqual([]);
  });
});
