/** Form field of the resume. It is checked after the typed fields. */
export const RESUME_FIELD = 'file';

/** File name extensions of a resume (spec §9). */
export const RESUME_TYPES = ['pdf', 'doc', 'docx'] as const;
export type ResumeType = (typeof RESUME_TYPES)[number];

/** Value of the file chooser's `accept` attribute (spec §5). */
export const RESUME_ACCEPT = RESUME_TYPES.map((type) => `.${type}`).join(',');

/** Returns the resume type that the extension of a file name stands for, or `undefined` for any other. */
export const resumeTypeOf = (fileName: string): ResumeType | undefined => {
  const extension = /\.([A-Za-z]+)$/.exec(fileName.trim())?.[1]?.toLowerCase();
  return RESUME_TYPES.find((type) => type === extension);
};
