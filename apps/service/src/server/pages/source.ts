import type { FastifyRequest } from 'fastify';
import { cleanSource } from '../../features/applications/clean-source.ts';
import { addressOf } from './address.ts';

/** Parameter of an address that names the campaign which led to it. */
const CAMPAIGN_PARAM = 'utm_source';

/** Protocols of addresses that lead to a page; of an app on Android, its name is the host. */
const LEADING = ['http:', 'https:', 'android-app:'];

const campaignOf = (search: string | URLSearchParams) =>
  cleanSource(new URLSearchParams(search).get(CAMPAIGN_PARAM) ?? '');

/**
 * Returns where the visitor of a page came from; empty if that is unknown. It is the campaign that the address names,
 * or else the site of the referrer. Of a page of this site, it is the campaign that its address named.
 */
export const sourceOf = (request: FastifyRequest, publicOrigin: string): string => {
  const campaign = campaignOf(addressOf(request).search);
  const { referer = '', host = '' } = request.headers;
  if (campaign !== '' || !URL.canParse(referer)) return campaign;
  const from = new URL(referer);
  if (from.host === host || from.origin === publicOrigin) return campaignOf(from.searchParams);
  return LEADING.includes(from.protocol) ? cleanSource(from.hostname.replace(/^www\./, '')) : '';
};
