import type { Link, PageSection } from '../types.ts';

/** Content of a page that is not ready: the spec's placeholder text (spec §2), and links to read on. */
export const comingSoon = (...links: readonly Link[]) => ({
  intro: ["We're Getting Ready Stay Tuned!"],
  sections: [
    { id: 'meanwhile', kind: 'related', heading: 'In the meantime', links },
  ] as const satisfies readonly PageSection[],
});
