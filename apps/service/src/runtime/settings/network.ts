import proxyAddr from '@fastify/proxy-addr';
import { isIP, isIPv4, isIPv6 } from 'node:net';
import { z } from 'zod';

/**
 * Returns whether a text is a host name or an IP address. Digits and dots alone, or a colon, can only be an address.
 */
export const isHost = (text: string): boolean => {
  if (text.includes(':')) return isIPv6(text);
  if (/^[\d.]+$/.test(text)) return isIPv4(text);
  return /^[A-Za-z0-9_](?:[A-Za-z0-9._-]*[A-Za-z0-9_])?$/.test(text) && !text.includes('..');
};

export const host = z
  .string()
  .trim()
  .refine(isHost, 'must be a host name or an IP address, such as 127.0.0.1 or 0.0.0.0');

const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * Returns the shortest prefix that a network of proxies may have, in bits: 10.0.0.0/8 and fc00::/7 are the largest
 * private networks. An IPv6 address that begins with zeros may hold an IPv4 address behind 96 bits.
 */
const shortestPrefix = (address: string): number => {
  if (isIPv4(address)) return 8;
  return /^[0:]*(?:$|:)/.test(address) ? 96 + 8 : 7;
};

/**
 * Returns whether a text is an address, a network no larger than the largest private ones, or the name of some
 * networks.
 */
const isProxy = (part: string): boolean => {
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(part) ?? [];
  if (isIP(address) === 0 && !NETWORKS.includes(part)) return false;
  if (prefix !== undefined && Number(prefix) < shortestPrefix(address)) return false;
  try {
    proxyAddr.compile([part]);
    return true;
  } catch {
    return false;
  }
};

export const proxies = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine(
    (parts) => parts.every(isProxy),
    'must be IP addresses or networks of proxies, separated by commas, such as 10.0.0.0/8, and none larger than /8, or /7 in IPv6',
  );
