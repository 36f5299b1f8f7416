import proxyAddr from '@fastify/proxy-addr';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';

/** The address in what a proxy writes for one: `203.0.113.7:51234`, `[2001:db8::1]:443`, `fe80::1%eth0`. */
const addressIn = (written: string | undefined): string | undefined => {
  const text = written?.trim() ?? '';
  const [, bracketed] = /^\[([^\]]*)\](?::\d*)?$/.exec(text) ?? [];
  const [, beforePort] = /^([\d.]+):\d*$/.exec(text) ?? [];
  const address = (bracketed ?? beforePort ?? text).replace(/%.*$/s, '');
  return isIP(address) === 0 ? undefined : address;
};

/**
 * Says which addresses are proxies whose `X-Forwarded-For` counts, however they are written.
 *
 * @param proxies - addresses, networks, and names of networks as `TRUST_PROXY` has them
 * @throws TypeError for a network that is none
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
 * Whom a request is counted for: an IPv4 address, or the first address of an IPv6 network of 64 bits, which one
 * connection has to itself. Where a proxy names what is no address, the request is that proxy's own.
 */
export const clientOf = ({ ip, ips = [ip] }: Pick<FastifyRequest, 'ip' | 'ips'>): string => {
  // From the connection outwards.
  const address = ips.map(addressIn).findLast((found) => found !== undefined);
  return address === undefined ? 'none' : normalizeIP(address);
};
