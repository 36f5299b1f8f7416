import { expect, it } from 'vitest';
import { titleUnreleased } from './release.ts';

const date = new Date('2027-01-31');

it('a release gives Unreleased the title of its version', () => {
  expect(titleUnreleased('# Changes\n\n## Unreleased\n\n- One.\n\n## 0.1.0\n', '0.2.0', date)).toBe(
    '# Changes\n\n## 0.2.0 (2027-01-31)\n\n- One.\n\n## 0.1.0\n',
  );
});

it.each(['# Changes\n\n## 0.1.0\n', '# Changes\n\n## Unreleased\n\n## 0.1.0\n'])(
  'a release without an entry is refused: %j',
  (changelog) => {
    expect(() => titleUnreleased(changelog, '0.2.0', date)).toThrow("no entry under 'Unreleased'");
  },
);
