import { useEffect, useRef } from 'react';

interface ViewChange {
  /** Another one for each view. */
  readonly view: string;
  /** Of the document, while it is shown. */
  readonly title: string;
  /** Ids of what may take the focus: the first that is there does. */
  readonly focus: readonly string[];
}

/**
 * Names the document after a view that takes another's place, and moves the focus there. The first
 * view came with the document, where the browser has done both.
 */
export const useViewChange = ({ view, title, focus }: ViewChange): void => {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    document.title = title;
    const [place] = focus.flatMap((id) => document.getElementById(id) ?? []);
    // Of a group of fields the first takes it: there one types.
    const field = place?.matches('fieldset') ? place.querySelector('input') : undefined;
    (field ?? place)?.focus();
  }, [view, title, focus]);
};
