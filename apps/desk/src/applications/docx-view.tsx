import { createElement, type ReactNode, useEffect, useState } from 'react';
import { muted } from '../details/detail-panel.css.ts';
import { words } from '../words/applications.ts';
import DocxWorker from './docx-worker.ts?worker';
import * as styles from './docx-view.css.ts';

const texts = words.detail;

/** How long a file may take to be read, in ms. */
const PATIENCE_MS = 15_000;

/** What a text is made of; all else is left out, but for the text in it. No attribute is taken over. */
const kept = new Set([
  'p',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'sup',
  'sub',
  'table',
  'tbody',
  'tr',
  'td',
]);
const alone = new Set(['br']);

/** The elements that may be there, in place of what the file says. */
const asElements = (node: Node, key: number): ReactNode => {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue;
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (alone.has(name)) return createElement(name, { key });
  const children = [...node.childNodes].map(asElements);
  // The panel has headings above these.
  if (/^h[1-6]$/.test(name))
    return (
      <h4 key={key} className={styles.heading}>
        {children}
      </h4>
    );
  return kept.has(name) ? createElement(name, { key }, ...children) : children;
};

/** The text of a Word document: read in a thread of its own. */
const useHtml = (file: ArrayBuffer) => {
  const [html, setHtml] = useState<string | null>();
  useEffect(() => {
    const thread = new DocxWorker();
    const end = (said: string | null) => {
      clearTimeout(timer);
      thread.terminate();
      setHtml(said);
    };
    const timer = setTimeout(() => {
      end(null);
    }, PATIENCE_MS);
    thread.addEventListener('message', ({ data }: MessageEvent<{ readonly html?: string }>) => {
      end(data.html ?? null);
    });
    thread.addEventListener('error', () => {
      end(null);
    });
    thread.postMessage(file);
    return () => {
      clearTimeout(timer);
      thread.terminate();
    };
  }, [file]);
  return html;
};

/** A Word document: its text, and how that is parted. */
export const DocxView = ({ file }: { readonly file: ArrayBuffer }) => {
  const html = useHtml(file);
  if (html === undefined) return <p role="status">{texts.resumeLoading}</p>;
  if (html === null) return <p className={muted}>{texts.unreadable}</p>;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return (
    <div role="group" aria-label={texts.resumeText} className={styles.paper}>
      {[...body.childNodes].map(asElements)}
    </div>
  );
};
