import proxyAddr from '@fastify/proxy-addr';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';

/** Returns the address in a proxy's notation: `203.0.113.7:51234`, `[2001:db8::1]:443`, `fe80::1%eth0`. */
const addressIn = (written: string | undefined): string | undefined => {
  const text = written?.trim() ?? '';
  const [, bracketed] = /^\[([^\]]*)\](?::\d*)?$/.exec(text) ?? [];
  const [, beforePort] = /^([\d.]+):\d*$/.exec(text) ?? [];
  const address = (bracketed ?? beforePort ?? text).replace(/%.*$/s, '');
  return isIP(address) === 0 ? undefined : address;
};

/**
 * Returns a function that recognises proxies whose `X-Forwarded-For` counts, however their address is written.
 *
 * @param proxies - addresses, networks, and names of networks as in `TRUST_PROXY`
 * @throws TypeError for an invalid network
 */
export const createTrust = (
  proxies: readonly string[],
): false | ((written: string | undefined) => boolean) => {
  if (proxies.length === 0) return false;
  const isProxy = proxyAddr.compile([...proxies]);
  return (written) => {
    const address = addressIn(written);
    return address !== undefined && isProxy(address, 0);
  };
};

/**
 * Returns the client that a request is counted for: an IPv4 address, or the first address of an IPv6 network of 64
 * bits, which one connection has to itself. A request counts for the proxy itself if the proxy names something that is
 * no address.
 */
export const resolveClient = ({ ip, ips = [ip] }: Pick<FastifyRequest, 'ip' | 'ips'>): string => {
  // Ordered from the connection outwards.
  const address = ips.map(addressIn).findLast((found) => found !== undefined);
  return address === undefined ? 'none' : normalizeIP(address);
};
