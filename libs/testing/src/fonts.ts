import type { Page } from '@playwright/test';

/** A font that drew text, as Chromium reports it. */
export interface DrawnFont {
  /** PostScript name of the font, whatever name a stylesheet gives it. */
  readonly name: string;
  /** True when the font came with the page or from the network, not from the system. */
  readonly isWebFont: boolean;
}

/** Returns the fonts that drew the text of the first matching element. Chromium only. */
export const fontsOf = async (page: Page, selector: string): Promise<readonly DrawnFont[]> => {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ postScriptName, isCustomFont }) => ({
    name: postScriptName,
    isWebFont: isCustomFont,
  }));
};
