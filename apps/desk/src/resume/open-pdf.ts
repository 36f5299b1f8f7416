import './oldest-browsers.ts';
import {
  getDocument,
  GlobalWorkerOptions,
  PasswordException,
  type PDFDocumentProxy,
  PDFWorker,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { pdfStartOf } from './file-kind.ts';
import ParserWorker from './pdf-parser.worker.ts?worker';
import RendererWorker from './pdf-renderer.worker.ts?worker';
import { fontAddress } from './standard-fonts.ts';
import { UnshownError, withinTime } from './unshown.ts';

/** How long a file may take to be opened, in ms. */
const LIMIT_MS = 15_000;

/** Larger pictures are left out: a page of A4 at 600 dpi has 35 million pixels. */
const IMAGE_MAX_PIXELS = 40_000_000;

/** Gives what a file presumes everybody to have. The worker may load nothing; this is asked instead. */
class FontSource {
  async fetch({ filename }: { readonly kind: string; readonly filename: string }) {
    const address = fontAddress(filename);
    if (address === undefined) throw new Error(`there is no ${filename}`);
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${filename} was not loaded`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}

/** A PDF that is being opened, or is open. */
export interface OpenPdf {
  /** @throws UnshownError */
  readonly document: Promise<PDFDocumentProxy>;
  /** Ends all work on it at once, whatever it is at. */
  readonly close: () => void;
}

/** Opens a PDF: it is parsed by one worker and drawn by another, and none of its scripts runs. */
export const openPdf = (file: ArrayBuffer): OpenPdf => {
  const parser = new ParserWorker();
  const renderer = new RendererWorker();
  GlobalWorkerOptions.rendererPorts = [renderer];
  const worker = PDFWorker.create({ port: parser, verbosity: VerbosityLevel.ERRORS });
  const task = getDocument({
    // The worker gets it for good, and it is to be shown again. Its tables count from where it begins.
    data: new Uint8Array(file.slice(Math.max(0, pdfStartOf(file)))),
    worker,
    verbosity: VerbosityLevel.ERRORS,
    BinaryDataFactory: FontSource,
    useWorkerFetch: false,
    useWasm: false,
    // The same everywhere, whatever fonts there are.
    useSystemFonts: false,
    enableXfa: false,
    maxImageSize: IMAGE_MAX_PIXELS,
  });
  const close = () => {
    task.destroy().catch(() => undefined);
    worker.destroy();
    parser.terminate();
    renderer.terminate();
  };
  const opened = task.promise.catch((cause: unknown) => {
    throw new UnshownError(cause instanceof PasswordException ? 'encrypted' : 'broken', { cause });
  });
  return { document: withinTime(opened, LIMIT_MS), close };
};
