// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import {
  claimDrafts,
  forgetDrafts,
  forgetDraftsAbout,
  hasDraft,
  hasDrafts,
  readSent,
  UNTOLD,
  writeDraft,
  writeSent,
} from './use-draft.ts';

afterEach(() => sessionStorage.clear());

it('drafts stay those of a member who signs in again', () => {
  claimDrafts('E1001');
  writeDraft('note A-1', 'Call back on Monday');
  claimDrafts('E1001');
  expect(hasDraft('note A-1')).toBe(true);
});

it('drafts go when another member signs in after their session ended', () => {
  claimDrafts('E1001');
  writeDraft('note A-1', 'Call back on Monday');
  claimDrafts('E1002');
  expect(hasDraft('note A-1')).toBe(false);
});

it('drafts go when their member signs out', () => {
  claimDrafts('E1001');
  writeDraft('note A-1', 'Call back on Monday');
  forgetDrafts();
  expect(hasDraft('note A-1')).toBe(false);
});

it('drafts about a person go when the person is erased', () => {
  const gone = ['note A-1', 'mail E-2', 'decision A-1 A-3'];
  for (const name of [...gone, 'note A-11']) writeDraft(name, 'Call back on Monday');
  writeSent('note A-1', { content: 'Call back on Monday', key: 'k1' });
  forgetDraftsAbout(['A-1', 'E-2']);
  expect(Object.keys(sessionStorage)).toEqual(['desk-draft note A-11']);
});

it('drafts are asked for when somebody typed them', () => {
  writeDraft(UNTOLD, '[]');
  expect(hasDrafts()).toBe(false);
  writeDraft('note A-1', 'Call back on Monday');
  expect(hasDrafts()).toBe(true);
});

it('what was sent of a draft is kept until the draft is deleted', () => {
  const sent = { content: 'Call back on Monday', key: 'k1' };
  writeSent('note A-1', sent);
  expect([readSent('note A-1'), hasDraft('note A-1'), hasDrafts()]).toEqual([sent, true, true]);
  writeDraft('note A-1', '');
  expect([readSent('note A-1'), hasDraft('note A-1'), hasDrafts()]).toEqual([
    undefined,
    false,
    false,
  ]);
});
