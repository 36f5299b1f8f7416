import type { Link, PageSection } from '../types.ts';

/** Returns the content of an unfinished page: the placeholder text (spec §2), and links to other pages. */
export const comingSoon = (...links: readonly Link[]) => ({
  intro: ["We're Getting Ready Stay Tuned!"],
  sections: [
    { id: 'meanwhile', kind: 'related', heading: 'In the meantime', links },
  ] as const satisfies readonly PageSection[],
});
