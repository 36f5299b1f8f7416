/** The number of a vacancy as an address or a call has it; `undefined` for what is none. */
export const parseJobId = (text: string): number | undefined =>
  /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
