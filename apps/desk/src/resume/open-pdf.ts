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
import { UnshownError, readInTime } from './unshown.ts';

/** Time limit for opening a file, in ms. */
const LIMIT_MS = 15_000;

/** Largest image to draw, in pixels; larger ones are left out. A page of A4 at 600 dpi has 35 million. */
const IMAGE_MAX_PIXELS = 40_000_000;

/** Loads the standard fonts that a PDF may use without embedding them. The worker may load nothing itself. */
class FontSource {
  async fetch({ filename }: { readonly kind: string; readonly filename: string }) {
    const address = fontAddress(filename);
    if (address === undefined) throw new Error(`there is no ${filename}`);
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${filename} was not loaded`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}

interface OpenPdf {
  /** @throws UnshownError */
  readonly document: Promise<PDFDocumentProxy>;
  /** Ends the workers at once, even in the middle of their work. */
  readonly close: () => void;
}

/** Opens a PDF. One worker parses it and another draws it; its scripts never run. */
export const openPdf = (file: ArrayBuffer): OpenPdf => {
  const parser = new ParserWorker();
  const renderer = new RendererWorker();
  GlobalWorkerOptions.rendererPorts = [renderer];
  const worker = PDFWorker.create({ port: parser, verbosity: VerbosityLevel.ERRORS });
  const task = getDocument({
    // A copy, because the worker keeps its buffer and the file may be shown again. The offsets of a PDF count
    // from its head.
    data: new Uint8Array(file.slice(Math.max(0, pdfStartOf(file)))),
    worker,
    verbosity: VerbosityLevel.ERRORS,
    BinaryDataFactory: FontSource,
    useWorkerFetch: false,
    useWasm: false,
    // Text looks the same on every machine, whatever fonts it has.
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
  return { document: readInTime(opened, LIMIT_MS), close };
};
