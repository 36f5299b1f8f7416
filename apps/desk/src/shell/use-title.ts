import { useEffect } from 'react';
import { messages } from '../messages/shell.ts';

/** Sets the document's title from the view and the open item, the most specific part first. */
export const useTitle = (...parts: readonly string[]): void => {
  const title = [...new Set([...parts, messages.desk])].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
};

/** Sets the document's title to the list's name while no item is open. An open item sets its own. */
export const useTitleOfList = (name: string, isOpen: boolean): void => {
  const title = `${name} · ${messages.desk}`;
  useEffect(() => {
    if (!isOpen) document.title = title;
  }, [title, isOpen]);
};
