import Negotiator from 'negotiator';

/** Content codings of answers, the preferred one first. */
export const codings = ['br', 'gzip'] as const;
export type Coding = (typeof codings)[number];

/**
 * Chooses the coding of an answer from `Accept-Encoding` with its weights. Returns `undefined` for none.
 *
 * @param available - in order of preference
 */
export const chooseCoding = (
  header: string | undefined,
  available: readonly Coding[],
): Coding | undefined => {
  const best = new Negotiator({ headers: { 'accept-encoding': header } }).encoding(
    [...available, 'identity'],
    { preferred: available },
  );
  return available.find((coding) => coding === best);
};

const htmlTypes = ['text/html', 'application/xhtml+xml'];
const jsonTypes = ['application/json', 'application/problem+json'];

export const prefersJson = (accept: string | undefined): boolean => {
  const best = new Negotiator({ headers: { accept } }).mediaType([...htmlTypes, ...jsonTypes]);
  return best !== undefined && jsonTypes.includes(best);
};
