import fastify from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createCachedResponse, sendCachedResponse } from './cached-response.ts';

const decoders = { br: brotliDecompressSync, gzip: gunzipSync };

describe('a cached response', () => {
  it.each([
    ['a page', 300_000],
    ['a list of megabytes', 1_200_000],
  ])('sends %s in the coding that the client prefers', async (_name, length) => {
    const text = 'vacancy '.repeat(length / 8);
    const content = createCachedResponse('text/plain', Buffer.from(text));
    const app = fastify();
    app.get('/', async (request, reply) =>
      sendCachedResponse(request, reply, content, { cacheControl: 'no-cache' }),
    );
    for (const coding of ['br', 'gzip'] as const) {
      const headers = { 'accept-encoding': coding };
      for (const time of ['first', 'second']) {
        const { headers: sent, rawPayload } = await app.inject({ url: '/', headers });
        expect(sent['content-encoding'], time).toBe(coding);
        expect(rawPayload.length, time).toBeLessThan(length / 10);
        expect(decoders[coding](rawPayload).toString() === text, time).toBe(true);
      }
    }
    await app.close();
  });
});
