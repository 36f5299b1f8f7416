import { words } from '../words/applications.ts';
import type { Application, ApplicationChange } from '@example/api/desk';

export interface Difference {
  readonly field: string;
  readonly before: string;
  readonly theirs: string;
  readonly mine: string;
}

/** What can be changed of an application. */
type Facts = Readonly<Pick<Application, 'status'>> & { readonly tags: readonly string[] };

const said = {
  status: ({ status }: Facts) => words.statuses[status],
  tags: ({ tags }: Facts) => (tags.length === 0 ? words.conflict.nothing : tags.join(', ')),
} as const;

/** What somebody wanted to change, or somebody else changed, before, now and as it was wanted. */
export const differences = ({
  before,
  theirs,
  mine,
}: {
  readonly before: Facts;
  readonly theirs: Facts;
  readonly mine: ApplicationChange;
}): readonly Difference[] =>
  (['status', 'tags'] as const).flatMap((name) => {
    const say = said[name];
    const wanted = mine[name] !== undefined;
    if (!wanted && say(before) === say(theirs)) return [];
    return {
      field: words.columns[name],
      before: say(before),
      theirs: say(theirs),
      mine: say({ status: mine.status ?? theirs.status, tags: mine.tags ?? theirs.tags }),
    };
  });
