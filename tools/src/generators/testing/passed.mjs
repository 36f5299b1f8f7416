/**
 * Empty where a program ended well; else what it said, for a test's message.
 *
 * @param {{ readonly status: number | null; readonly output: string }} result
 */
export const passed = ({ status, output }) =>
  status === 0 ? '' : `ended with ${String(status)}:\n${output}`;
