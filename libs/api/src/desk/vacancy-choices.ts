import * as z from 'zod/mini';
import { checkOf, nonBlankField, withoutUnseen } from '../fields/index.ts';
import { deskCode } from './common.ts';

/** Most characters of the name of a category or a location. */
export const CHOICE_MAX_LENGTH = 80;

/** Name of a new category or location, with single spaces between its words. No other has it, in any case. */
const choiceName = nonBlankField(deskCode('choice_missing')).check(
  z.overwrite((text) => withoutUnseen(text.normalize('NFC')).replaceAll(/\s+/g, ' ')),
  z.minLength(1, { error: deskCode('choice_missing') }),
  z.maxLength(CHOICE_MAX_LENGTH, { error: deskCode('choice_too_long') }),
  z.regex(/^[^\p{Cc}]*$/u, { error: deskCode('choice_missing') }),
);

export const newCategorySchema = z.strictObject({ jobcategory: choiceName });
export const newLocationSchema = z.strictObject({ vch_district: choiceName });

export const checkNewCategory = checkOf(newCategorySchema);

export const checkNewLocation = checkOf(newLocationSchema);
