import { z } from 'zod';

/** Decodes a part of a URL; `undefined` when it is not well-formed. */
export const decodePart = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/**
 * Creates the schema of a setting that is a URL.
 *
 * @param parse - returns `undefined` for a URL that is refused
 * @param reason - rule that a refused URL breaks
 */
export const urlSetting = <T>(parse: (text: string) => T | undefined, reason: string) =>
  z.string().transform((text, context): T => {
    const parsed = URL.canParse(text) ? parse(text) : undefined;
    if (parsed !== undefined) return parsed;
    context.addIssue({ code: 'custom', message: reason });
    return z.NEVER;
  });
