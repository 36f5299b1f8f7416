import {
  type PDFDocumentProxy,
  type PDFPageProxy,
  TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../messages/applications.ts';
import { pixelsAcross, ratioOf } from './page-size.ts';
import * as styles from './resume-file.css.ts';
import { reasonOf, readInTime } from './unshown.ts';

const texts = messages.resume;

/** Time limit for drawing one page, in ms. */
const LIMIT_MS = 20_000;
/** Distance from the viewport within which a page is drawn. */
const NEAR = '900px';
/** Most pieces of selectable text on a page; a full page has a few hundred. */
const PIECES_MAX = 5_000;
/** Debounce of redrawing a page for another width, in ms. */
const SETTLED_MS = 150;

const useNear = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const options = { rootMargin: NEAR, scrollMargin: NEAR };
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting === true),
      options,
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, near };
};

const drawText = async (page: PDFPageProxy, container: HTMLElement): Promise<number> => {
  const content = await page.getTextContent();
  const items = content.items.slice(0, PIECES_MAX);
  const layer = new TextLayer({
    textContentSource: { ...content, items },
    container,
    viewport: page.getViewport({ scale: 1 }),
  });
  await layer.render();
  return items.reduce((sum, item) => sum + ('str' in item ? item.str.trim().length : 0), 0);
};

interface PdfPageProps {
  readonly document: PDFDocumentProxy;
  readonly number: number;
  readonly of: number;
  /** In px. */
  readonly width: number;
  /** Expected height divided by width. */
  readonly ratio: number;
  /** True when the text is wanted for searching or reading aloud, even out of sight. */
  readonly textWanted: boolean;
  /** Called with the number of characters when the text is there. */
  readonly onText: (characters: number) => void;
  /** Called when the page exceeded its time limit, so that the file is given up. */
  readonly onSlow: () => void;
}

/** One page: its picture while it is near the viewport, and its text over that. */
export const PdfPage = (props: PdfPageProps) => {
  const { document, number, of, width, textWanted, onText, onSlow } = props;
  const { ref, near } = useNear();
  const picture = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<PDFPageProxy>();
  const [broken, setBroken] = useState(false);
  const wanted = near || textWanted;

  const size = page?.getViewport({ scale: 1 });
  const ratio = size ? ratioOf(size) : props.ratio;
  const scale = size ? width / size.width : 1;
  const across = pixelsAcross(width, ratio, devicePixelRatio);

  useEffect(() => {
    if (!wanted) return undefined;
    let left = false;
    readInTime(document.getPage(number), LIMIT_MS).then(
      (found) => {
        if (!left) setPage(found);
      },
      (error: unknown) => {
        if (left) return;
        setBroken(true);
        onText(0);
        if (reasonOf(error) === 'slow') onSlow();
      },
    );
    return () => {
      left = true;
    };
  }, [document, number, wanted, onText, onSlow]);

  useEffect(() => {
    const container = text.current;
    if (!page || !container) return undefined;
    let left = false;
    readInTime(drawText(page, container), LIMIT_MS)
      .catch(() => 0)
      .then((characters) => {
        if (!left) onText(characters);
      })
      .catch(() => undefined);
    return () => {
      left = true;
      container.replaceChildren();
    };
  }, [page, onText]);

  useEffect(() => {
    const place = picture.current;
    if (!page || !place || !near) return undefined;
    let left = false;
    let stop: (() => void) | undefined;
    const draw = async () => {
      const canvas = globalThis.document.createElement('canvas');
      const viewport = page.getViewport({ scale: across / page.getViewport({ scale: 1 }).width });
      canvas.width = across;
      canvas.height = Math.max(1, Math.round(across * ratio));
      const task = page.render({ canvas, viewport });
      stop = () => task.cancel();
      try {
        await readInTime(task.promise, LIMIT_MS);
        if (!left) place.replaceChildren(canvas);
      } catch (error) {
        if (left) return;
        task.cancel();
        setBroken(true);
        if (reasonOf(error) === 'slow') onSlow();
      }
    };
    // The drawing for the old width stays until the new one is ready.
    const timer = setTimeout(() => void draw(), place.childElementCount > 0 ? SETTLED_MS : 0);
    return () => {
      left = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [page, near, across, ratio, onSlow]);

  // Frees the pictures of distant pages, which take most of the memory.
  useEffect(() => {
    if (!near) picture.current?.replaceChildren();
  }, [near]);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    element.style.setProperty('inline-size', `${String(width)}px`);
    element.style.setProperty('block-size', `${String(Math.round(width * ratio))}px`);
    element.style.setProperty('--total-scale-factor', String(scale));
  }, [ref, width, ratio, scale]);

  return (
    <div ref={ref} role="group" aria-label={texts.page(number, of)} className={styles.page}>
      <div ref={picture} aria-hidden="true" className={styles.picture} />
      <div ref={text} className={styles.pageText} />
      {broken && <p className={styles.pageBroken}>{texts.pageBroken}</p>}
    </div>
  );
};
