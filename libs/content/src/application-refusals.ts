import { applications } from './applications.ts';

/**
 * Messages of the service's checks of an application by the contract's error codes. A module of its own, so that pages
 * do not load what only the service says.
 */
export const applicationRefusals = {
  ...applications.validation,
  file_content_invalid:
    'This file cannot be read as what its name says it is. Please save it again as PDF, DOC or DOCX, and choose it again.',
  file_encrypted:
    'This file is protected with a password. Please save it without one, and choose it again.',
  file_word_outdated:
    'This file is in the format of Word 6, Word 95 or an older one, which few programs can open. Please save it again as PDF, DOC or DOCX, and choose it again.',
  job_id_invalid: 'The number of a vacancy',
  doc_type_invalid: 'The document type is always 1',
  source_invalid: 'The source must be text',
  talent_pool_invalid: 'The talent pool is true or false',
} as const;
