import { useEffect } from 'react';
import { messages } from '../messages/shell.ts';

const shown = { title: '', news: 0 };

const show = (change: Partial<typeof shown>) => {
  Object.assign(shown, change);
  document.title = shown.news === 0 ? shown.title : `(${String(shown.news)}) ${shown.title}`;
};

/** Sets the document's title while something is so, from the most specific part to the least. */
export const useTitleWhile = (isSo: boolean, ...parts: readonly string[]): void => {
  const title = [...new Set([...parts.filter((part) => part !== ''), messages.desk])].join(' · ');
  useEffect(() => {
    if (isSo) show({ title });
  }, [title, isSo]);
};

/** Sets the document's title from the view and the open item, the most specific part first. */
export const useTitle = (...parts: readonly string[]): void => useTitleWhile(true, ...parts);

/** Puts the number of new rows of the open list before the document's title. */
export const useNewsInTitle = (news: number): void => {
  useEffect(() => {
    show({ news });
    return () => show({ news: 0 });
  }, [news]);
};
