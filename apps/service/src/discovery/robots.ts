/** What crawlers may read (RFC 9309): everything but the API. */
export const writeRobots = (publicOrigin: string): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicOrigin}/sitemap.xml\n`;
