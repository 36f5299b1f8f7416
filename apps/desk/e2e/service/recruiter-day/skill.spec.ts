import { expect, test } from '@example/testing/e2e';
import { rowAt } from '../../desk.ts';
import { applyAs, serviceOrigin, beginAs } from '../member.ts';
import { handOn } from './hand.ts';
import { begin, peopleCalled, visitor } from './people.ts';
import { expectCount } from './tasks.ts';

test('everybody with a skill in the resume is found', async ({ page, playwright }) => {
  test.setTimeout(240_000);
  const people = peopleCalled('Varma', 24);
  const applicants = await visitor({ playwright });
  for (const [index, { name, ...person }] of people.entries()) {
    const resume = index % 8 === 0 ? 'Worked with Kafka and Flink' : 'Worked with queues';
    await applyAs(applicants, name, { ...person, resume });
  }
  await beginAs(page, 'recruiter');
  // Resumes are read soon after they came.
  const found = async () => {
    const answer = await page.request.get(`${serviceOrigin()}/api/v0/desk/applications?q=kafka`);
    return ((await answer.json()) as { readonly total: number }).total;
  };
  await expect.poll(found, { timeout: 60_000 }).toBe(3);
  await begin(page);
  await expect(rowAt(page, 0)).toBeVisible();
  const hand = handOn(page);

  await hand.press('/');
  await hand.type('kafka');
  await expect(page.getByText('3 applications', { exact: true })).toBeVisible();
  for (const [index, number] of [16, 8, 0].entries()) {
    await hand.sees(rowAt(page, index).getByText(people[number]?.name ?? ''));
    await expect(rowAt(page, index).getByText('Kafka')).toBeVisible();
  }
  expectCount(hand, 'skill');
});
