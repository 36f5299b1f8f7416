import { pageTitle } from '@example/content/meta';
import { useEffect, useRef } from 'react';

export interface AnswerHeadingProps {
  readonly id: string;
  /** True when the answer came with the document, whose loading the browser announces. */
  readonly isServed: boolean;
  readonly heading: string;
}

/** Renders the heading of a form's answer. If it replaces the form, it takes the focus and sets the page's title. */
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
