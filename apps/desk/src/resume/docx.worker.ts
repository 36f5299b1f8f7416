import mammoth from 'mammoth';
import { unpackDocument } from './unpack.ts';
import { reasonOf, type UnshownReason } from './unshown.ts';

/** The document's HTML, which is untrusted, or the reason why it cannot be shown. */
export type DocxAnswer = { readonly html: string } | { readonly reason: UnshownReason };

const htmlOf = async (file: ArrayBuffer): Promise<string> => {
  const { buffer } = unpackDocument(new Uint8Array(file));
  const { value } = await mammoth.convertToHtml(
    { arrayBuffer: buffer },
    {
      includeEmbeddedStyleMap: false,
      externalFileAccess: false,
      convertImage: mammoth.images.imgElement(async () => Promise.resolve({ src: '' })),
    },
  );
  return value;
};

const answerTo = async (file: ArrayBuffer): Promise<DocxAnswer> => {
  try {
    return { html: await htmlOf(file) };
  } catch (error) {
    return { reason: reasonOf(error) };
  }
};

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  void answerTo(data).then((answer) => postMessage(answer));
});
