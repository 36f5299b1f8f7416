import { displayDrawings } from '@example/ui/deferred-rendering';

const CONTROLS = 'a, button, summary, details, input:not([type=hidden]), textarea, select';

/** Gives a field of any kind the value, the choice or the file of another. A select has no `defaultValue`. */
const copyField = (from: HTMLInputElement, to: HTMLInputElement) => {
  if (from.type === 'file') to.files = from.files;
  else if (from.value !== from.defaultValue) to.value = from.value;
  to.checked = from.checked;
};

/** Moves the focus to an element, and the caret to where it was in the other. Only fields of text have one. */
const focusAs = ({ selectionStart, selectionEnd }: HTMLInputElement, to: HTMLInputElement) => {
  to.focus({ preventScroll: true });
  if (typeof selectionStart === 'number') to.setSelectionRange(selectionStart, selectionEnd);
};

/**
 * Follows what the visitor does before the hydration. React replaces all elements where a translator or an extension has
 * changed the served ones: then the returned function gives the new ones the styles, values, open parts and focus of the old.
 */
export const followVisitor = (root: Element): (() => void) => {
  const controls = () => [...root.querySelectorAll<HTMLElement>(CONTROLS)];
  const styles = root.querySelectorAll('style');
  const served = controls();
  let focused: EventTarget | null = document.activeElement;
  const onFocus = ({ target }: FocusEvent) => {
    focused = target;
  };
  addEventListener('focusin', onFocus);
  return () => {
    removeEventListener('focusin', onFocus);
    if (served.some(({ isConnected }) => isConnected)) return;
    document.head.append(...styles);
    displayDrawings();
    const shown = controls();
    for (const [index, from] of served.entries()) {
      const to = shown[index];
      if (to?.tagName !== from.tagName) continue;
      if (from instanceof HTMLDetailsElement) (to as HTMLDetailsElement).open = from.open;
      // With the script, the boxes of a code have no names.
      const { name } = to as HTMLInputElement;
      if ('form' in from && ['', (from as HTMLInputElement).name].includes(name))
        copyField(from as HTMLInputElement, to as HTMLInputElement);
      if (from === focused) focusAs(from as HTMLInputElement, to as HTMLInputElement);
    }
  };
};
