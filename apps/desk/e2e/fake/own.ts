import type { News, SavedView } from '@example/api/desk';

/** Data of the fake service for each member: their saved views, and up to which application they have looked. */
export const createOwn = (newest: (member: string) => number) => {
  const members = new Map<string, { views: readonly SavedView[]; seen: number }>();

  return (member: string) => {
    const own = members.get(member) ?? { views: [], seen: newest(member) };
    members.set(member, own);
    const keep = (view: SavedView): SavedView => {
      const others = own.views
        .filter(({ id }) => id !== view.id)
        .map((one) =>
          view.is_default && one.list === view.list ? { ...one, is_default: false } : one,
        );
      own.views = [...others, view].toSorted((a, b) => a.name.localeCompare(b.name));
      return view;
    };
    return {
      views: () => own.views,
      create: (view: Omit<SavedView, 'id'>) => keep({ ...view, id: crypto.randomUUID() }),
      change: (id: string, change: Partial<SavedView>) => {
        const known = own.views.find((view) => view.id === id);
        return known && keep({ ...known, ...change });
      },
      remove: (id: string) => {
        own.views = own.views.filter((view) => view.id !== id);
      },
      see: (until: number) => {
        own.seen = Math.max(own.seen, until);
      },
      news: (count: (after: number) => number): News => ({
        lists: [{ list: 'applications', count: count(own.seen), newest: newest(member) }],
      }),
    };
  };
};
