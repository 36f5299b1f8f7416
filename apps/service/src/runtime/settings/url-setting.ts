import { z } from 'zod';
import { isHost } from './network.ts';

/** Decodes a part of a URL; `undefined` when it is not well-formed. */
export const decodePart = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/**
 * Parses a URL; `undefined` when it is none, names port 0, where nothing listens, or a host that can have no address, such
 * as one with a comma in place of a dot.
 */
export const parseUrl = (text: string): URL | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const host = url?.hostname.replace(/^\[(.*)\]$|\.$/, '$1') ?? '';
  return url?.port === '0' || (host !== '' && !isHost(host)) ? undefined : url;
};

/**
 * Creates the schema of a setting that is a URL.
 *
 * @param parse - returns `undefined` for a URL that is refused
 * @param reason - rule that a refused URL breaks
 */
export const urlSetting = <T>(parse: (url: URL) => T | undefined, reason: string) =>
  z.string().transform((text, context): T => {
    const url = parseUrl(text);
    const parsed = url && parse(url);
    if (parsed !== undefined) return parsed;
    context.addIssue({ code: 'custom', message: reason });
    return z.NEVER;
  });
