import { privacy } from '@example/content/pages/privacy';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { visitorOf } from './candidates/cookies.ts';
import { staffVisitorOf } from './staff/cookies.ts';

it('sets no cookie on https that the privacy page does not name', () => {
  const names = new Set<string>();
  const reply = { setCookie: (name: string) => names.add(name) } as unknown as FastifyReply;
  const request = { cookies: {}, headers: {}, ip: '192.0.2.1' } as unknown as FastifyRequest;
  const settings = { publicOrigin: 'https://example.com' };
  const staff = staffVisitorOf(request, reply, settings);
  for (const visitor of [visitorOf(request, reply, settings), staff]) {
    visitor.setSession('token', true);
    visitor.setChallenge('token', 1000);
  }
  staff.setCaptcha('question', 'encrypted', 1000);
  staff.setCaptcha('picture', 'encrypted', 1000);
  staff.setBrowser('encrypted', 1000);
  expect(names.size).toBe(7);
  const { paragraphs = [] } = privacy.sections.find(({ id }) => id === 'cookies') ?? {};
  const named = new Set(paragraphs.join(' ').match(/__Host-[a-z-]+/g));
  expect([...named].sort()).toEqual([...names].sort());
});
