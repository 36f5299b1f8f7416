import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useCallback, useEffect, useRef, useState } from 'react';
import { attempt } from '../storage/attempt.ts';
import * as controls from '../style/controls.css.ts';
import { messages } from '../messages/applications.ts';
import { openPdf } from './open-pdf.ts';
import { ratioOf } from './page-size.ts';
import { PdfPage } from './pdf-page.tsx';
import * as styles from './resume-file.css.ts';
import { reasonOf, type UnshownReason, readInTime } from './unshown.ts';

const texts = messages.resume;

const PAGES_MAX = 30;

/** Time limit for finding the first page, in ms. */
const LIMIT_MS = 15_000;

const zooms = [1, 1.25, 1.5, 2] as const;
const KEY = 'desk-resume-zoom';

/** Zooms the resumes of this tab. Without storage a zoom lasts for one resume. */
const useZoom = () => {
  const [step, setStep] = useState(() => {
    const kept = Number(attempt(() => sessionStorage.getItem(KEY)));
    return kept in zooms ? kept : 0;
  });
  const zoomTo = (next: number) => {
    setStep(next);
    attempt(() => sessionStorage.setItem(KEY, String(next)));
  };
  return { step, zoom: zooms[step] ?? 1, zoomTo };
};

/** Returns the inner width of an element, in px; 0 until it is measured. */
const useWidth = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width));
    });
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
};

interface Opened {
  readonly document: PDFDocumentProxy;
  /** Ratio of the first page. */
  readonly ratio: number;
}

const usePdf = (file: ArrayBuffer) => {
  const [opened, setOpened] = useState<Opened>();
  const [reason, setReason] = useState<UnshownReason>();
  const close = useRef<() => void>(undefined);
  const giveUp = useCallback((why: UnshownReason) => {
    close.current?.();
    setReason(why);
  }, []);
  useEffect(() => {
    const pdf = openPdf(file);
    let left = false;
    close.current = pdf.close;
    const open = async () => {
      const document = await pdf.document;
      const first = await readInTime(document.getPage(1), LIMIT_MS);
      if (!left) setOpened({ document, ratio: ratioOf(first.getViewport({ scale: 1 })) });
    };
    open().catch((error: unknown) => {
      if (!left) giveUp(reasonOf(error));
    });
    return () => {
      left = true;
      pdf.close();
    };
  }, [file, giveUp]);
  return { opened, reason, giveUp };
};

const Pages = ({ document, ratio, onSlow }: Opened & { readonly onSlow: () => void }) => {
  const { step, zoom, zoomTo } = useZoom();
  const { ref, width } = useWidth();
  const all = document.numPages;
  const shown = Math.min(all, PAGES_MAX);
  // Texts are read one page after the other, so that the first pages are not delayed.
  const [read, setRead] = useState<ReadonlyMap<number, number>>(new Map());
  const firstUnread = Array.from({ length: shown }, (_, index) => index + 1).find(
    (number) => !read.has(number),
  );
  const hasText = [...read.values()].some((characters) => characters > 0);
  const [hearers] = useState(() =>
    Array.from(
      { length: shown },
      (_, index) => (characters: number) =>
        setRead((before) => new Map(before).set(index + 1, characters)),
    ),
  );
  return (
    <>
      <div className={styles.tools}>
        <span className={styles.count}>{texts.pageCount(all)}</span>
        {(
          [
            [texts.smaller, '−', step - 1],
            [texts.larger, '+', step + 1],
          ] as const
        ).map(([label, sign, next]) => (
          <button
            key={sign}
            type="button"
            className={`${controls.iconButton} ${styles.zoom}`}
            aria-label={label}
            title={label}
            disabled={!(next in zooms)}
            onClick={() => zoomTo(next)}
          >
            {sign}
          </button>
        ))}
      </div>
      {firstUnread === undefined && !hasText && <p className={styles.hint}>{texts.noText}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll wide content */}
      <div ref={ref} role="group" aria-label={texts.pages} tabIndex={0} className={styles.pages}>
        {width > 0 &&
          hearers.map((onText, index) => (
            <PdfPage
              key={index}
              document={document}
              number={index + 1}
              of={all}
              width={Math.floor(width * zoom)}
              ratio={ratio}
              textWanted={index + 1 === firstUnread || read.has(index + 1)}
              onText={onText}
              onSlow={onSlow}
            />
          ))}
      </div>
      {all > shown && <p className={styles.hint}>{texts.morePages(shown, all)}</p>}
    </>
  );
};

interface PdfPagesProps {
  readonly file: ArrayBuffer;
  readonly onUnshown: (reason: UnshownReason) => void;
}

/** The pages of a PDF. Its links are plain text. */
export const PdfPages = ({ file, onUnshown }: PdfPagesProps) => {
  const { opened, reason, giveUp } = usePdf(file);
  const onSlow = useCallback(() => giveUp('slow'), [giveUp]);
  useEffect(() => {
    if (reason !== undefined) onUnshown(reason);
  }, [reason, onUnshown]);
  if (reason !== undefined) return null;
  return opened ? (
    <Pages {...opened} onSlow={onSlow} />
  ) : (
    <p role="status" className={styles.hint}>
      {texts.loading}
    </p>
  );
};
