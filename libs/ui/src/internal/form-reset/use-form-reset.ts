import { useEffect, useEffectEvent, type RefObject } from 'react';
import { listen } from '../listen/listen.ts';

/**
 * Calls `onReset` with a control, or a fieldset, before its form is reset. React resets a form after its action, too.
 */
export const useFormReset = <Control extends { readonly form: HTMLFormElement | null }>(
  own: RefObject<Control | null>,
  onReset: (control: Control) => void,
): void => {
  const tell = useEffectEvent(onReset);
  useEffect(() => {
    const control = own.current;
    return control?.form ? listen(control.form, { reset: () => tell(control) }) : undefined;
  }, [own]);
};
