/**
 * Returns an empty string for a program that ended well, otherwise its output, as a test's message.
 *
 * @param {{ readonly status: number | null; readonly output: string }} result
 */
export const passed = ({ status, output }) =>
  status === 0 ? '' : `ended with ${String(status)}:\n${output}`;
