import { brochureSheets } from '@example/content/brochures';
import { sharePictures } from '@example/content/share';
import { drawBrochure, type IconPath } from './brochure.ts';
import { drawIcons } from './icons.ts';
import { kept } from './kept.ts';
import { toPng } from './png.ts';
import { sharePictureSvg } from './share-picture.ts';

/**
 * Everything that is drawn from the content: icons and manifest, share pictures, brochures; by path.
 *
 * @param iconPath - the design system's icons, whose module is none that Node can load
 */
export const drawFiles = async (iconPath: IconPath): Promise<ReadonlyMap<string, Buffer>> => {
  const files = new Map(drawIcons());
  for (const picture of sharePictures.values())
    files.set(picture.src, kept(await sharePictureSvg(picture), toPng));
  for (const sheet of brochureSheets)
    files.set(sheet.brochure.link.href, await drawBrochure(sheet, iconPath));
  return files;
};
