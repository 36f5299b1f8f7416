import { brochureSheets } from '@example/content/brochures';
import { sharePictures } from '@example/content/share';
import { drawBrochure, type IconPath } from './brochure.ts';
import { drawIcons } from './icons.ts';
import { toPng } from './png.ts';
import { sharePictureSvg } from './share-picture.ts';

/**
 * Draws icons, manifest, share pictures and brochures from the content. Returns them by path.
 *
 * @param iconPath - returns an icon of the design system, whose module Node cannot load
 */
export const drawFiles = async (iconPath: IconPath): Promise<ReadonlyMap<string, Buffer>> => {
  const files = new Map(drawIcons());
  for (const picture of sharePictures.values())
    files.set(picture.src, toPng(await sharePictureSvg(picture)));
  for (const sheet of brochureSheets)
    files.set(sheet.brochure.link.href, await drawBrochure(sheet, iconPath));
  return files;
};
