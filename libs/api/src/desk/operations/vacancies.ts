import * as z from 'zod/mini';
import type { Operations } from '../../operations/operation.ts';
import {
  copySchema,
  extensionSchema,
  ownerChangeSchema,
  publicationSchema,
  vacancyChoicesSchema,
  vacancyFieldsSchema,
  vacancyListSchema,
  vacancyPreviewSchema,
  vacancyQuerySchema,
  vacancySchema,
} from '../vacancies.ts';
import { jobCategorySchema, jobLocationSchema } from '../../jobs/contract.ts';
import { newCategorySchema, newLocationSchema } from '../vacancy-choices.ts';
import { deskColleagueSchema } from '../owners.ts';
import { get, patch, post } from './kinds.ts';

export const deskVacancyOperations = {
  list: {
    ...get,
    path: 'desk/vacancies',
    permission: 'vacancies.read',
    input: vacancyQuerySchema,
    output: vacancyListSchema,
  },
  /** Creates a draft. */
  create: {
    ...post,
    path: 'desk/vacancies',
    permission: 'vacancies.write',
    input: vacancyFieldsSchema,
    output: vacancySchema,
    status: 201,
    isIdempotent: true,
  },
  choices: {
    ...get,
    path: 'desk/vacancies/choices',
    permission: 'vacancies.read',
    output: vacancyChoicesSchema,
  },
  /** 422 when there is one of this name. The public lists show it once a vacancy that uses it is published. */
  addCategory: {
    ...post,
    path: 'desk/vacancies/categories',
    permission: 'vacancies.write',
    input: newCategorySchema,
    output: jobCategorySchema,
    status: 201,
  },
  /** As `addCategory`. */
  addLocation: {
    ...post,
    path: 'desk/vacancies/locations',
    permission: 'vacancies.write',
    input: newLocationSchema,
    output: jobLocationSchema,
    status: 201,
  },
  /** Members of the staff who can own a vacancy. */
  colleagues: {
    ...get,
    path: 'desk/vacancies/colleagues',
    permission: 'vacancies.read',
    output: z.array(deskColleagueSchema),
  },
  read: {
    ...get,
    path: 'desk/vacancies/:reference',
    permission: 'vacancies.read',
    output: vacancySchema,
  },
  /** The vacancy as the public will see it. */
  preview: {
    ...get,
    path: 'desk/vacancies/:reference/preview',
    permission: 'vacancies.read',
    output: vacancyPreviewSchema,
  },
  /** Creates a draft from another vacancy, or publishes it at once. */
  copy: {
    ...post,
    path: 'desk/vacancies/:reference/copy',
    permission: 'vacancies.write',
    input: copySchema,
    output: vacancySchema,
    status: 201,
    isIdempotent: true,
  },
  change: {
    ...patch,
    path: 'desk/vacancies/:reference',
    permission: 'vacancies.write',
    input: z.partial(vacancyFieldsSchema),
    output: vacancySchema,
    isConditional: true,
  },
  assign: {
    ...post,
    path: 'desk/vacancies/:reference/owner',
    permission: 'vacancies.write',
    input: ownerChangeSchema,
    output: vacancySchema,
    isConditional: true,
  },
  /** 409 when it is open. */
  publish: {
    ...post,
    path: 'desk/vacancies/:reference/publish',
    permission: 'vacancies.write',
    input: publicationSchema,
    output: vacancySchema,
    isConditional: true,
  },
  /** Moves the last day to a later one; 409 when the staff closed it. */
  extend: {
    ...post,
    path: 'desk/vacancies/:reference/extend',
    permission: 'vacancies.write',
    input: extensionSchema,
    output: vacancySchema,
    isConditional: true,
  },
  /** 409 for a draft or a closed one. */
  close: {
    ...post,
    path: 'desk/vacancies/:reference/close',
    permission: 'vacancies.write',
    output: vacancySchema,
    isConditional: true,
  },
  /** Deletes a draft or a sample and answers its last state; 409 for any other. */
  delete: {
    ...post,
    path: 'desk/vacancies/:reference/delete',
    permission: 'vacancies.write',
    output: vacancySchema,
    isConditional: true,
  },
} as const satisfies Operations;
