import { type MouseEvent, useRef } from 'react';

/** Returns what a press means: the link or button around an icon, for one. */
const pressed = ({ target }: MouseEvent) => (target as Element).closest('a, button') ?? target;

/**
 * Keeps the second press of a double click from what the first one has brought under the pointer, such as another row
 * or the details that it opened. Returns the handlers of the element around both.
 */
export const useDoubleClick = () => {
  const first = useRef<EventTarget>(null);
  const keep = (event: MouseEvent) => {
    if (event.detail > 1 && pressed(event) !== first.current) event.preventDefault();
  };
  return {
    onMouseDownCapture: (event: MouseEvent) => {
      if (event.detail === 1) first.current = pressed(event);
      keep(event);
    },
    onClickCapture: keep,
  };
};
