import { useEffect } from 'react';
import { messages } from '../messages/shell.ts';

const shown = { title: '', news: 0 };

const show = (change: Partial<typeof shown>) => {
  Object.assign(shown, change);
  document.title = shown.news === 0 ? shown.title : `(${String(shown.news)}) ${shown.title}`;
};

/** Sets the document's title from the view and the open item, the most specific part first. */
export const useTitle = (...parts: readonly string[]): void => {
  const title = [...new Set([...parts, messages.desk])].join(' · ');
  useEffect(() => {
    show({ title });
  }, [title]);
};

/** Sets the document's title to the list's name while no item is open. An open item sets its own. */
export const useTitleOfList = (name: string, isOpen: boolean): void => {
  const title = `${name} · ${messages.desk}`;
  useEffect(() => {
    if (!isOpen) show({ title });
  }, [title, isOpen]);
};

/** Puts the number of new rows of the open list before the document's title. */
export const useNewsInTitle = (news: number): void => {
  useEffect(() => {
    show({ news });
    return () => show({ news: 0 });
  }, [news]);
};
