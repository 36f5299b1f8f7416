/** What of the files that can be sent (spec §9) a browser can show. */
export type ResumeKind = 'pdf' | 'docx';

/** The kind of a file, by the end of its name, which the service has compared with its bytes. */
export const kindOf = (name: string): ResumeKind | undefined => {
  const end = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  return end === 'pdf' || end === 'docx' ? end : undefined;
};

/** Whether it can be read here; other files have to be downloaded. */
export const canBeShown = (name: string): boolean => kindOf(name) !== undefined;
