/** The part of the form that carries the resume; checked after what was typed. */
export const RESUME_FIELD = 'file';

/** The extensions a resume may have (spec §9). */
export const RESUME_TYPES = ['pdf', 'doc', 'docx'] as const;
export type ResumeType = (typeof RESUME_TYPES)[number];

/** The types a file chooser offers (spec §5). */
export const RESUME_ACCEPT = RESUME_TYPES.map((type) => `.${type}`).join(',');

/** The kind of document a file's name claims it is; `undefined` for any other. */
export const resumeTypeOf = (fileName: string): ResumeType | undefined => {
  const extension = /\.([A-Za-z]+)$/.exec(fileName.trim())?.[1]?.toLowerCase();
  return RESUME_TYPES.find((type) => type === extension);
};
