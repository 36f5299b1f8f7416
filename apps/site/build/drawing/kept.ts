import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../../node_modules/.cache/site-drawings');

/** Raise it when the same source would be drawn differently. */
const VERSION = 1;

/** Returns the cached drawing of the same source, or draws and caches it. */
export const kept = (source: string, draw: (source: string) => Buffer): Buffer => {
  const hash = createHash('sha256').update(`${VERSION}\n${source}`).digest('hex');
  const file = join(folder, hash);
  if (existsSync(file)) return readFileSync(file);
  const drawn = draw(source);
  mkdirSync(folder, { recursive: true });
  // Renaming keeps half a file out of the cache when the build is stopped while writing.
  const unfinished = `${file}.${String(process.pid)}`;
  writeFileSync(unfinished, drawn);
  renameSync(unfinished, file);
  return drawn;
};
