import { career } from '@example/content/career';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { CareerData } from '../jobs/load-career.ts';
import { page } from './career.tsx';

describe('career page', () => {
  it('moves the focus to the content when Retry has brought the list', async () => {
    const answers: CareerData[] = [
      { status: 'failed' },
      {
        status: 'loaded',
        found: { jobs: [], total: 0, page: 1 },
        isAll: true,
        categories: [],
        locations: [],
      },
    ];
    const { Component } = page;
    const router = createMemoryRouter([
      { path: '/', loader: () => answers.shift(), element: <Component /> },
    ]);
    render(<RouterProvider router={router} />);
    await userEvent.click(await screen.findByRole('button', { name: career.loadFailure.retry }));
    await screen.findByText(career.noJobs);
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});
