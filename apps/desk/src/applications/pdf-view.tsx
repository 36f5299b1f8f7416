import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentProxy,
  type PDFPageProxy,
  TextLayer,
} from 'pdfjs-dist';
import PdfWorker from 'pdfjs-dist/build/pdf.worker.min.mjs?worker';
import { useEffect, useRef, useState } from 'react';
import { muted } from '../details/detail-panel.css.ts';
import { words } from '../words/applications.ts';
import * as styles from './pdf-view.css.ts';

const texts = words.detail;

/** Most pages that are drawn: a resume has a few. */
const PAGES_MAX = 30;
/** Most pixels of one page: what asks for more is drawn coarser. */
const PIXELS_MAX = 16_000_000;
/** How long a file may take to be opened, and each page to be read, in ms. */
const PATIENCE_MS = 15_000;

const inTime = async <T,>(work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('it took too long'));
    }, PATIENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

type Opened =
  | { readonly state: 'opening' | 'unreadable' | 'locked' }
  | { readonly state: 'open'; readonly pdf: PDFDocumentProxy };

/** Opens a file in a thread of its own, which is ended with it. */
const usePdf = (file: ArrayBuffer): Opened => {
  const [opened, setOpened] = useState<Opened>({ state: 'opening' });
  useEffect(() => {
    const thread = new PdfWorker();
    GlobalWorkerOptions.workerPort = thread;
    const task = getDocument({
      // It is given away to the thread.
      data: new Uint8Array(file.slice(0)),
      useWasm: false,
      maxImageSize: PIXELS_MAX,
      enableXfa: false,
    });
    let isOver = false;
    const open = async () => {
      try {
        const pdf = await inTime(task.promise);
        if (!isOver) setOpened({ state: 'open', pdf });
      } catch (error) {
        const isLocked = error instanceof Error && error.name === 'PasswordException';
        if (!isOver) setOpened({ state: isLocked ? 'locked' : 'unreadable' });
      }
    };
    void open();
    return () => {
      isOver = true;
      task.destroy().catch(() => undefined);
      thread.terminate();
    };
  }, [file]);
  return opened;
};

interface PageProps {
  readonly pdf: PDFDocumentProxy;
  readonly number: number;
}

const draw = async (
  page: PDFPageProxy,
  canvas: HTMLCanvasElement,
  layer: HTMLElement,
  signal: AbortSignal,
) => {
  const usual = page.getViewport({ scale: 1 });
  const width = layer.clientWidth;
  const scale = width / usual.width;
  const dense = Math.min(
    window.devicePixelRatio,
    Math.sqrt(PIXELS_MAX / (width * usual.height * scale)),
  );
  const viewport = page.getViewport({ scale });
  canvas.width = Math.floor(viewport.width * dense);
  canvas.height = Math.floor(viewport.height * dense);
  const rendering = page.render({
    canvas,
    viewport,
    transform: [dense, 0, 0, dense, 0, 0],
  });
  signal.addEventListener('abort', () => {
    rendering.cancel();
  });
  await rendering.promise;
  if (signal.aborted) return;
  layer.replaceChildren();
  layer.style.setProperty('--total-scale-factor', String(scale));
  const text = new TextLayer({
    textContentSource: page.streamTextContent(),
    container: layer,
    viewport,
  });
  signal.addEventListener('abort', () => {
    text.cancel();
  });
  await text.render();
};

/** One page, drawn when it is about to be seen, with its text over it. */
const Page = ({ pdf, number }: PageProps) => {
  const frame = useRef<HTMLLIElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [isUnreadable, setUnreadable] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      // Of what it is scrolled in: a margin around anything else has no effect.
      { root: element.closest('aside'), rootMargin: '600px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);

  useEffect(() => {
    if (!isNear) return undefined;
    const abort = new AbortController();
    const show = async () => {
      try {
        const page = await inTime(pdf.getPage(number));
        const { current: element } = frame;
        if (abort.signal.aborted || !element || !canvas.current || !layer.current) return;
        const { width, height } = page.getViewport({ scale: 1 });
        element.style.aspectRatio = `${String(width)} / ${String(height)}`;
        await draw(page, canvas.current, layer.current, abort.signal);
      } catch {
        if (!abort.signal.aborted) setUnreadable(true);
      }
    };
    void show();
    return () => {
      abort.abort();
    };
  }, [pdf, number, isNear]);

  return (
    <li ref={frame} className={styles.page} aria-label={texts.page(number, pdf.numPages)}>
      <canvas ref={canvas} className={styles.canvas} aria-hidden />
      <div ref={layer} className={styles.text} />
      {isUnreadable && <p className={styles.failed}>{texts.unreadable}</p>}
    </li>
  );
};

/** A PDF, page below page. */
export const PdfView = ({ file }: { readonly file: ArrayBuffer }) => {
  const opened = usePdf(file);
  if (opened.state === 'opening') return <p role="status">{texts.resumeLoading}</p>;
  if (opened.state !== 'open') return <p className={muted}>{texts[opened.state]}</p>;
  const { pdf } = opened;
  const shown = Math.min(pdf.numPages, PAGES_MAX);
  return (
    <>
      <ol className={styles.pages}>
        {Array.from({ length: shown }, (_, index) => (
          <Page key={index} pdf={pdf} number={index + 1} />
        ))}
      </ol>
      {shown < pdf.numPages && <p className={muted}>{texts.morePages(pdf.numPages - shown)}</p>}
    </>
  );
};
