import Negotiator from 'negotiator';

/** Content codings of answers, the preferred one first. */
export const codings = ['br', 'gzip'] as const;
export type Coding = (typeof codings)[number];

/** Most characters of a header that are read: of more, with quotes in them, the parser takes half a second. */
const LOOKED_AT = 1_000;

/**
 * Chooses the coding of an answer from `Accept-Encoding` with its weights. Returns `undefined` for none.
 *
 * @param available - in order of preference
 */
export const chooseCoding = (
  header: string | undefined,
  available: readonly Coding[],
): Coding | undefined => {
  const best = new Negotiator({
    headers: { 'accept-encoding': header?.slice(0, LOOKED_AT) },
  }).encoding([...available, 'identity'], { preferred: available });
  return available.find((coding) => coding === best);
};

const htmlTypes = ['text/html', 'application/xhtml+xml'];
const jsonTypes = ['application/json', 'application/problem+json'];

export const prefersJson = (accept: string | undefined): boolean => {
  const read = new Negotiator({ headers: { accept: accept?.slice(0, LOOKED_AT) } });
  const best = read.mediaType([...htmlTypes, ...jsonTypes]);
  return best !== undefined && jsonTypes.includes(best);
};
