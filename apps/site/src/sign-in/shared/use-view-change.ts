import { useEffect, useRef } from 'react';

interface ViewChange {
  readonly view: string;
  /** Document title of the view. */
  readonly title: string;
  /** Ids that may take the focus; the first that exists does. */
  readonly focus: readonly string[];
}

/** Sets the document title and moves the focus when the view changes. The browser does both for the first view. */
export const useViewChange = ({ view, title, focus }: ViewChange): void => {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    document.title = title;
    const [place] = focus.flatMap((id) => document.getElementById(id) ?? []);
    // The first input of a fieldset takes the focus.
    const field = place?.matches('fieldset') ? place.querySelector('input') : undefined;
    (field ?? place)?.focus();
  }, [view, title, focus]);
};
