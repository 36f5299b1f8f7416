import { Writable } from 'node:stream';

/** Creates a stream that collects the text written to it. */
export const collector = () => {
  let text = '';
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      text += chunk.toString();
      done();
    },
  });
  return { stream, text: () => text };
};
