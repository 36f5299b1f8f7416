/** Formats robots.txt (RFC 9309): crawlers may read everything but the API. */
export const writeRobots = (publicOrigin: string): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicOrigin}/sitemap.xml\n`;
