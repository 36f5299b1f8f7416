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
    ...get('vacancies.read'),
    path: 'desk/vacancies',
    input: vacancyQuerySchema,
    output: vacancyListSchema,
  },
  create: {
    ...post('vacancies.write'),
    path: 'desk/vacancies',
    input: vacancyFieldsSchema,
    output: vacancySchema,
    status: 201,
    isIdempotent: true,
  },
  choices: {
    ...get('vacancies.read'),
    path: 'desk/vacancies/choices',
    output: vacancyChoicesSchema,
  },
  /** 422 when there is one of this name. The public lists show it once a vacancy that uses it is published. */
  addCategory: {
    ...post('vacancies.write'),
    path: 'desk/vacancies/categories',
    input: newCategorySchema,
    output: jobCategorySchema,
    status: 201,
  },
  /** As `addCategory`. */
  addLocation: {
    ...post('vacancies.write'),
    path: 'desk/vacancies/locations',
    input: newLocationSchema,
    output: jobLocationSchema,
    status: 201,
  },
  colleagues: {
    ...get('vacancies.read'),
    path: 'desk/vacancies/colleagues',
    output: z.array(deskColleagueSchema),
  },
  read: {
    ...get('vacancies.read'),
    path: 'desk/vacancies/:reference',
    output: vacancySchema,
  },
  preview: {
    ...get('vacancies.read'),
    path: 'desk/vacancies/:reference/preview',
    output: vacancyPreviewSchema,
  },
  copy: {
    ...post('vacancies.write'),
    path: 'desk/vacancies/:reference/copy',
    input: copySchema,
    output: vacancySchema,
    status: 201,
    isIdempotent: true,
  },
  change: {
    ...patch('vacancies.write'),
    path: 'desk/vacancies/:reference',
    input: z.partial(vacancyFieldsSchema),
    output: vacancySchema,
    isConditional: true,
  },
  assign: {
    ...post('vacancies.write'),
    path: 'desk/vacancies/:reference/owner',
    input: ownerChangeSchema,
    output: vacancySchema,
    isConditional: true,
  },
  /** 409 when it is open. */
  publish: {
    ...post('vacancies.write'),
    path: 'desk/vacancies/:reference/publish',
    input: publicationSchema,
    output: vacancySchema,
    isConditional: true,
  },
  /** Moves the last day to a later one; 409 when the staff closed it. */
  extend: {
    ...post('vacancies.write'),
    path: 'desk/vacancies/:reference/extend',
    input: extensionSchema,
    output: vacancySchema,
    isConditional: true,
  },
  /** 409 for a draft or a closed one. */
  close: {
    ...post('vacancies.write'),
    path: 'desk/vacancies/:reference/close',
    output: vacancySchema,
    isConditional: true,
  },
  /** Deletes a draft or a sample and answers its last state; 409 for any other. */
  delete: {
    ...post('vacancies.write'),
    path: 'desk/vacancies/:reference/delete',
    output: vacancySchema,
    isConditional: true,
  },
} as const satisfies Operations;
