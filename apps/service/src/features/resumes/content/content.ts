import type { ResumeErrorCode, ResumeType } from '@example/api/applications';

/** Fault that a document's own bytes show. */
export type ContentProblem = Extract<
  ResumeErrorCode,
  'file_content_invalid' | 'file_encrypted' | 'file_word_outdated'
>;

export interface ContentToCheck {
  readonly path: string;
  /** Type by the extension of its name. */
  readonly type: ResumeType;
}
