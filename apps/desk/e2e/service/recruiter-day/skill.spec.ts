import { expect } from '@example/testing/e2e';
import { details, rowAt } from '../../desk.ts';
import { applyAs, signInAs } from '../member.ts';
import { handOn } from './hand.ts';
import { begin, peopleCalled, visitor } from './people.ts';
import { expectCount, test } from './tasks.ts';

test.use({ task: 'skill' });

test('everybody with a skill in the resume is found', async ({ page, playwright }) => {
  test.setTimeout(240_000);
  const people = peopleCalled('Varma', 24);
  const applicants = await visitor({ playwright });
  for (const [index, { name, ...person }] of people.entries()) {
    const resume = index % 8 === 0 ? 'Worked with Kafka and Flink' : 'Worked with queues';
    await applyAs(applicants, name, { ...person, resume });
  }
  await signInAs(page, 'recruiter', 'D-5006');
  await begin(page);
  await expect(rowAt(page, 0)).toBeVisible();
  const hand = handOn(page);

  // The text of resumes is not searched: each is opened and read.
  const found: string[] = [];
  await hand.click(rowAt(page, 0).getByRole('link'));
  await expect(details(page).getByRole('heading', { level: 2 })).toBeVisible();
  await hand.press('v');
  for (let index = 23; index >= 0; index -= 1) {
    const name = people[index]?.name ?? '';
    await expect(details(page).getByRole('heading', { level: 2 })).toHaveText(name);
    const words = details(page)
      .getByRole('group', { name: 'Page 1 of 1' })
      .getByText(/^Worked with/)
      .first();
    await expect(words).toBeAttached();
    if ((await words.textContent())?.includes('Kafka') === true) found.push(name);
    if (index > 0) await hand.press('j');
  }
  expect(found).toHaveLength(3);
  expectCount(hand, 'skill');
});
