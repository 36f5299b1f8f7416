export interface Release {
  readonly version: string;
  /** Hash of the commit it was built from. */
  readonly commit: string;
}

/** Replaced by the build. */
declare const BUILT_RELEASE: Release | undefined;

/** Release that runs. A service run from its sources has no commit. */
export const release: Release =
  typeof BUILT_RELEASE === 'undefined' ? { version: 'sources', commit: 'none' } : BUILT_RELEASE;
