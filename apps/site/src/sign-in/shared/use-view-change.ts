import { useEffect, useRef } from 'react';

interface ViewChange {
  readonly view: string;
  /** Document title of the view. */
  readonly title: string;
  /** Ids that may take the focus; the first that exists does. */
  readonly focus: readonly string[];
}

/**
 * Sets the document title and moves the focus when the view changes. For the first view the browser has
 * done both.
 */
export const useViewChange = ({ view, title, focus }: ViewChange): void => {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    document.title = title;
    const [place] = focus.flatMap((id) => document.getElementById(id) ?? []);
    // In a fieldset its first input takes the focus.
    const field = place?.matches('fieldset') ? place.querySelector('input') : undefined;
    (field ?? place)?.focus();
  }, [view, title, focus]);
};
