import { describe, expect, it } from 'vitest';
import { signInAddress } from './sign-in-address.ts';

describe('signInAddress', () => {
  it('leads back to the view and its filters', () => {
    const address = signInAddress({ pathname: '/desk/applications', search: '?q=a&status=hired' });
    expect(address).toBe('/login?next=%2Fdesk%2Fapplications%3Fq%3Da%26status%3Dhired');
  });

  it.each(['/deskother', '//evil.example', '/login'])('does not lead back to %s', (pathname) => {
    expect(signInAddress({ pathname, search: '' })).toBe('/login?next=%2Fdesk');
  });
});
