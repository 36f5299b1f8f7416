import { useId, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { frame } from './as-served.css.ts';

/** Renders what would take the whole screen as the server's markup, in a frame, without a script. For guides. */
export const AsServed = ({ children }: { readonly children: ReactNode }) => {
  const identifierPrefix = useId();
  return (
    <div
      inert
      className={frame}
      dangerouslySetInnerHTML={{ __html: renderToString(children, { identifierPrefix }) }}
    />
  );
};
