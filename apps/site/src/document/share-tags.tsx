import { meta as siteMeta } from '@example/content/meta';
import { sharePictures, sharePictureSize } from '@example/content/share';
import type { PageMeta } from '../routing/page.ts';

interface ShareTagsProps {
  readonly path: string;
  readonly origin: string;
  readonly canonical: string;
  readonly meta: PageMeta;
}

/** Open Graph tags for shared links. X reads them too, save the kind of card. */
export const ShareTags = ({ path, origin, canonical, meta }: ShareTagsProps) => {
  const picture = sharePictures.get(path);
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteMeta.siteName} />
      <meta property="og:locale" content={siteMeta.ogLocale} />
      <meta property="og:url" content={canonical} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      {picture && (
        <>
          <meta property="og:image" content={origin + picture.src} />
          <meta property="og:image:width" content={String(sharePictureSize.width)} />
          <meta property="og:image:height" content={String(sharePictureSize.height)} />
          <meta property="og:image:alt" content={picture.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
};
