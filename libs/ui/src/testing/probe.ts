/** The ref that the conformance test hands to each component; see `ref-probe.ts`. */
export const probe: { current: unknown } = { current: null };
