import { connect } from 'node:net';
import type { ScannerSettings } from '../../runtime/settings/index.ts';

class ScannerError extends Error {
  readonly code: string;

  constructor(code: 'SCANNER_LATE' | 'SCANNER_ANSWER', message: string) {
    super(message);
    this.name = 'ScannerError';
    this.code = code;
  }
}

/** Bytes of a piece. clamd takes a stream in pieces, each after its length. */
const PIECE_BYTES = 64 * 1024;

/** Longest answer in characters, more than clamd sends. */
const LONGEST_ANSWER = 1_024;

export const SCAN_TIMEOUT_MS = 60_000;

/** Yields a file in the form of `INSTREAM`: pieces after their lengths, an empty one at the end. */
function* piecesOf(content: Buffer) {
  yield Buffer.from('zINSTREAM\0');
  for (let begin = 0; begin < content.length; begin += PIECE_BYTES) {
    const piece = content.subarray(begin, begin + PIECE_BYTES);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    yield length;
    yield piece;
  }
  yield Buffer.alloc(4);
}

/** Parses an answer: `stream: OK`, or `stream: NAME FOUND`. */
const readAnswer = (answer: string): { readonly found: string | undefined } | ScannerError => {
  if (answer === 'stream: OK') return { found: undefined };
  const [, found] = /^stream: (\S.{0,200}) FOUND$/.exec(answer) ?? [];
  if (found !== undefined) return { found: found.replaceAll(/\p{Cc}/gu, '') };
  return new ScannerError('SCANNER_ANSWER', 'the scanner did not say what it found');
};

/** Creates a client of ClamAV's daemon. Each file has a connection of its own (clamd(8), `INSTREAM`). */
export const createClamd = (
  address: ScannerSettings,
  { timeoutMs = SCAN_TIMEOUT_MS }: { readonly timeoutMs?: number } = {},
) => ({
  /**
   * Scans a file. Returns the name of the threat, `undefined` if there is none.
   *
   * @throws ScannerError, or the connection's errors, when the file was not scanned
   */
  scan: async (content: Buffer, signal: AbortSignal) =>
    new Promise<string | undefined>((resolve, reject) => {
      const socket = connect(address);
      let answer = '';
      const end = (settle: () => void) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', stop);
        socket.destroy();
        settle();
      };
      const fail = (error: Error) => end(() => reject(error));
      const stop = () => fail(new ScannerError('SCANNER_LATE', 'the service stops'));
      const timer = setTimeout(
        () => fail(new ScannerError('SCANNER_LATE', 'the scanner did not answer in time')),
        timeoutMs,
      );
      signal.addEventListener('abort', stop, { once: true });
      if (signal.aborted) stop();
      const judge = () => {
        const said = readAnswer(answer.replace(/\0.*$/s, '').trimEnd());
        if (said instanceof ScannerError) fail(said);
        else end(() => resolve(said.found));
      };
      socket.setEncoding('utf8');
      socket.on('data', (text: string) => {
        answer += text;
        // clamd answers before it has read all when the file is too large for it.
        if (answer.includes('\0') || answer.length > LONGEST_ANSWER) judge();
      });
      socket.once('end', judge);
      socket.on('error', fail);
      socket.once('connect', () => {
        for (const piece of piecesOf(content)) socket.write(piece);
      });
    }),
});

export type Scanner = ReturnType<typeof createClamd>;
