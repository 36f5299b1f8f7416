import { useState } from 'react';
import { messages } from '../messages/lists.ts';
import { told } from '../style/told.css.ts';

/** Reads the first selected rows aloud: the bar that comes with them is not. */
export const SaidSelection = ({ count }: { readonly count: number }) => {
  const [first, setFirst] = useState(0);
  if ((first === 0) !== (count === 0)) setFirst(count);
  return (
    <p role="status" className={told}>
      {first > 0 && messages.selected(first)}
    </p>
  );
};
