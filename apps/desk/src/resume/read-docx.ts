import type { DocxAnswer } from './docx.worker.ts';
import DocxWorker from './docx.worker.ts?worker';
import { UnshownError, readInTime } from './unshown.ts';

/** Time limit for reading a document, in ms. */
const LIMIT_MS = 15_000;

/**
 * Converts a document to HTML in a worker, which cannot block the page.
 *
 * @returns the document's HTML, which is untrusted
 * @throws UnshownError
 */
export const readDocx = async (file: ArrayBuffer): Promise<string> => {
  const worker = new DocxWorker();
  try {
    const answer = await readInTime(
      new Promise<DocxAnswer>((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<DocxAnswer>) => resolve(data);
        worker.onerror = (event) => {
          event.preventDefault();
          reject(new UnshownError('broken'));
        };
        worker.postMessage(file);
      }),
      LIMIT_MS,
    );
    if ('reason' in answer) throw new UnshownError(answer.reason);
    return answer.html;
  } finally {
    worker.terminate();
  }
};
