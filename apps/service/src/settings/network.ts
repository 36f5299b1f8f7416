import proxyAddr from '@fastify/proxy-addr';
import { isIP, isIPv4, isIPv6 } from 'node:net';
import { z } from 'zod';

/** A host's name; digits and dots alone, or a colon, are an address or nothing. */
const isHost = (text: string): boolean => {
  if (text.includes(':')) return isIPv6(text);
  if (/^[\d.]+$/.test(text)) return isIPv4(text);
  return /^[A-Za-z0-9_](?:[A-Za-z0-9._-]*[A-Za-z0-9_])?$/.test(text) && !text.includes('..');
};

/** Where a server listens. */
export const host = z
  .string()
  .trim()
  .refine(isHost, 'must be a host name or an IP address, such as 127.0.0.1 or 0.0.0.0');

const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, a network of less than all addresses, or the name of some networks. */
const isProxy = (part: string): boolean => {
  const [, address = ''] = /^([^/]+)(?:\/\d{1,3})?$/.exec(part) ?? [];
  if (isIP(address) === 0 && !NETWORKS.includes(part)) return false;
  try {
    proxyAddr.compile([part]);
    return true;
  } catch {
    return false;
  }
};

/** Proxies, as `createTrust` takes them. */
export const proxies = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine(
    (parts) => parts.every(isProxy),
    'must be IP addresses or networks of proxies, separated by commas, such as 10.0.0.0/8, and not all addresses',
  );
