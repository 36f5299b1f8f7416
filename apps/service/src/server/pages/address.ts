import type { FastifyRequest } from 'fastify';

export interface Address {
  readonly path: string;
  /** With its `?`; empty when there is no query. */
  readonly search: string;
}

export const addressOf = ({ url }: FastifyRequest): Address => {
  const at = url.indexOf('?');
  if (at === -1) return { path: url, search: '' };
  return { path: url.slice(0, at), search: at === url.length - 1 ? '' : url.slice(at) };
};
