/** Content codings of answers, the preferred one first. */
export const codings = ['br', 'gzip'] as const;
export type Coding = (typeof codings)[number];

/** Reads the weights of an `Accept` or `Accept-Encoding` header (RFC 9110 §12.4.2), by lower-case name. */
export const readWeights = (header: string): ReadonlyMap<string, number> => {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    if (name === '') continue;
    const quality = parameters.find((text) => text.startsWith('q='))?.slice(2) ?? '1';
    weights.set(name, /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(quality) ? Number(quality) : 0);
  }
  return weights;
};

const negotiate = (header: string, available: readonly Coding[]): Coding | undefined => {
  const weights = readWeights(header);
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const identity = weights.get('identity') ?? 0;
  let best: Coding | undefined;
  for (const coding of available) {
    const weight = weightOf(coding);
    if (weight > 0 && weight >= identity && weight > (best ? weightOf(best) : 0)) best = coding;
  }
  return best;
};

/** Cached results: browsers send one of a few values. */
const remembered = new Map<string, Coding | undefined>();
const MOST_REMEMBERED = 200;

/**
 * Chooses the coding of an answer from `Accept-Encoding` with its weights. Returns `undefined` for none.
 *
 * @param available - in order of preference
 */
export const chooseCoding = (
  header: string | undefined,
  available: readonly Coding[],
): Coding | undefined => {
  if (header === undefined || available.length === 0) return undefined;
  const key = `${available.join()}|${header}`;
  if (remembered.has(key)) return remembered.get(key);
  const chosen = negotiate(header, available);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(key, chosen);
  return chosen;
};

const htmlTypes = ['text/html', 'application/xhtml+xml'];
const jsonTypes = ['application/json', 'application/problem+json'];

export const prefersJson = (accept: string | undefined): boolean => {
  if (!accept?.includes('json')) return false;
  const weights = readWeights(accept);
  const best = (types: readonly string[]) =>
    Math.max(...types.map((type) => weights.get(type) ?? 0));
  return best(jsonTypes) > best(htmlTypes);
};
