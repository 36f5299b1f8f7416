import { pageTitle } from '@example/content/meta';
import { useEffect, useRef } from 'react';

export interface AnswerHeadingProps {
  readonly id: string;
  /** True when the answer came with the document: then the browser has told of it. */
  readonly isServed: boolean;
  readonly heading: string;
}

/** Heading of a page that answers a form. It takes the focus, and names the document, when it takes the form's place. */
export const AnswerHeading = ({ id, isServed, heading }: AnswerHeadingProps) => {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isServed) return;
    document.title = pageTitle(heading);
    place.current?.focus();
  }, [isServed, heading]);
  return (
    <span id={id} ref={place} tabIndex={-1}>
      {heading}
    </span>
  );
};
