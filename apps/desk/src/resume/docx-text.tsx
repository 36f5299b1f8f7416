import { useEffect, useMemo, useState } from 'react';
import { messages } from '../messages/applications.ts';
import { readDocx } from './read-docx.ts';
import * as styles from './resume-file.css.ts';
import { renderRichText } from './rich-text.tsx';
import { reasonOf, type UnshownReason } from './unshown.ts';

const texts = messages.resume;

/** Most characters of HTML to show: a resume of a hundred pages. */
const HTML_MAX_LENGTH = 400_000;

interface DocxTextProps {
  readonly file: ArrayBuffer;
  readonly onUnshown: (reason: UnshownReason) => void;
}

/** The text of a Word document, with its headings, lists and tables. */
export const DocxText = ({ file, onUnshown }: DocxTextProps) => {
  const [html, setHtml] = useState<string>();
  useEffect(() => {
    let left = false;
    readDocx(file).then(
      (read) => {
        if (left) return;
        if (/[\p{L}\p{N}]/u.test(read.replaceAll(/<[^>]*>/g, ''))) setHtml(read);
        else onUnshown('empty');
      },
      (error: unknown) => {
        if (!left) onUnshown(reasonOf(error));
      },
    );
    return () => {
      left = true;
    };
  }, [file, onUnshown]);
  const content = useMemo(
    () => (html === undefined ? undefined : renderRichText(html.slice(0, HTML_MAX_LENGTH))),
    [html],
  );
  return html === undefined ? (
    <p role="status" className={styles.hint}>
      {texts.loading}
    </p>
  ) : (
    <>
      <p className={styles.hint}>{texts.textOnly}</p>
      <div role="group" aria-label={texts.text} className={styles.text}>
        {content}
      </div>
      {html.length > HTML_MAX_LENGTH && <p className={styles.hint}>{texts.textCut}</p>}
    </>
  );
};
