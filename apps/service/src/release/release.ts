/** Which version of the service runs. */
export interface Release {
  readonly version: string;
  /** The hash of the commit it was built from. */
  readonly commit: string;
}

/** Put in its place by the build. */
declare const BUILT_RELEASE: Release | undefined;

/** The version that runs; the service run from its sources is of no commit. */
export const release: Release =
  typeof BUILT_RELEASE === 'undefined' ? { version: 'sources', commit: 'none' } : BUILT_RELEASE;
