import { convertToHtml, images } from 'mammoth';

/* Unpacks and reads a Word document apart from the page, which ends this where it takes too long. */

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  const read = async () => {
    try {
      const { value } = await convertToHtml(
        { arrayBuffer: data },
        // Pictures are not shown: none is unpacked.
        { convertImage: images.imgElement(async () => Promise.resolve({ src: '' })) },
      );
      postMessage({ html: value });
    } catch {
      postMessage({});
    }
  };
  void read();
});
