import { describe, expect, it } from 'vitest';
import { checkApplicationChange, checkBulkChange, TAG_MAX_LENGTH } from './applications.ts';
import { checkNewSavedView } from './saved-views.ts';
import { checkMemberChange } from './staff.ts';
import { checkNewCategory, checkNewLocation } from './vacancy-choices.ts';

const names: readonly (readonly [string, (name: string) => unknown, (name: string) => object])[] = [
  [
    'a category',
    (jobcategory) => checkNewCategory({ jobcategory }),
    (jobcategory) => ({ jobcategory }),
  ],
  [
    'a location',
    (vch_district) => checkNewLocation({ vch_district }),
    (vch_district) => ({ vch_district }),
  ],
  ['a member', (name) => checkMemberChange({ name }), (name) => ({ name })],
  [
    'a view',
    (name) => checkNewSavedView({ list: 'audit', name, query: {} }),
    (name) => ({ list: 'audit', name, query: {} }),
  ],
  ['a tag', (name) => checkApplicationChange({ tags: [name] }), (name) => ({ tags: [name] })],
];

describe.each(names)('the name of %s', (_, check, named) => {
  it.each([
    ['\u202Eerp\u202C', 'erp'],
    ['\u2067 erp\u2069 \u200F', 'erp'],
    ['e\u00ADr\u200Bp\uFEFF', 'erp'],
    ['മലയാള\u200Dം', 'മലയാള\u200Dം'],
    ['👩\u200D💻', '👩\u200D💻'],
    ['عربي', 'عربي'],
  ])('keeps %j without characters that turn or hide text', (typed, kept) => {
    expect(check(typed)).toEqual({ ok: true, value: named(kept) });
  });

  it.each(['\u202E\u00AD', '\u200D\uFE0F', '\u3164'])(
    'is refused when it has no visible character: %j',
    (name) => {
      expect(check(name)).toMatchObject({ ok: false });
    },
  );
});

it.each(['\u202E', 'a'.repeat(TAG_MAX_LENGTH + 1), 'a\u0007'])(
  'a tag of several applications is what is refused, not these: %j',
  (tag) => {
    const items = [{ reference: 'A-00000001', version: 1 }];
    expect(checkBulkChange({ items, add_tags: [tag] })).toMatchObject({
      ok: false,
      issues: [{ code: 'tags_invalid' }],
    });
  },
);
