/** Parses the number of a vacancy in an address or a call. Returns `undefined` for anything else. */
export const parseJobId = (text: string): number | undefined =>
  /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
