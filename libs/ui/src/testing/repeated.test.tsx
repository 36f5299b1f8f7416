import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { Breadcrumbs } from '../components/breadcrumbs/breadcrumbs.tsx';
import { ContactList } from '../components/contact-list/contact-list.tsx';
import { DescriptionList } from '../components/description-list/description-list.tsx';
import { ErrorSummary } from '../components/error-summary/error-summary.tsx';
import { SelectField } from '../components/select-field/select-field.tsx';
import { NavTabs } from '../components/nav-tabs/nav-tabs.tsx';
import { SiteHeader } from '../components/site-header/site-header.tsx';

const links = [
  { label: 'One', href: '#' },
  { label: 'Two', href: '#' },
] as const;

const lists: Readonly<Record<string, ReactNode>> = {
  Breadcrumbs: <Breadcrumbs items={links} current="Here" />,
  ContactList: (
    <ContactList
      contacts={[
        { kind: 'phone', label: 'Phone', value: '+91 1' },
        { kind: 'phone', label: 'Phone', value: '+91 2' },
      ]}
    />
  ),
  DescriptionList: (
    <DescriptionList
      items={[
        { term: 'Office', description: 'Kochi' },
        { term: 'Office', description: 'Trivandrum' },
      ]}
    />
  ),
  ErrorSummary: (
    <ErrorSummary
      errors={[
        { fieldId: 'password', message: 'Too short' },
        { fieldId: 'password', message: 'Without a digit' },
      ]}
    />
  ),
  NavTabs: <NavTabs label="Pages" items={links} />,
  SelectField: (
    <SelectField
      label="Topic"
      name="topic"
      options={[
        { value: 'Cloud', label: 'Cloud' },
        { label: 'Cloud', options: [{ value: 'move', label: 'Move' }] },
      ]}
    />
  ),
  SiteHeader: <SiteHeader brandName="Example" items={[{ label: 'All', items: links }]} />,
};

it.each(Object.entries(lists))('%s: two entries may share their address or name', (_, list) => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(list);
  expect(complain.mock.calls).toEqual([]);
  complain.mockRestore();
});
