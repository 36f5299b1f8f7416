import { useEffect } from 'react';
import { words } from '../words/shell.ts';

/** Names the document after the view, and what is open in it, the most special first. */
export const useTitle = (...parts: readonly string[]): void => {
  const title = [...new Set([...parts, words.desk])].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
};

/** As `useTitle`, of a view while nothing is open in it that names the document itself. */
export const useTitleOfList = (name: string, isOpen: boolean): void => {
  const title = `${name} · ${words.desk}`;
  useEffect(() => {
    if (!isOpen) document.title = title;
  }, [title, isOpen]);
};
