import type { FastifyRequest } from 'fastify';

/** Returns the address of a request. Its `search` begins with `?`, and is empty when there is no query. */
export const addressOf = ({ url }: FastifyRequest) => {
  const at = url.indexOf('?');
  if (at === -1) return { path: url, search: '' };
  return { path: url.slice(0, at), search: at === url.length - 1 ? '' : url.slice(at) };
};

export type Address = ReturnType<typeof addressOf>;
