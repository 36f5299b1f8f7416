/** Address from which a signed-in candidate downloads all data stored about them. */
export const MY_DATA_HREF = '/api/v0/my_data';

/** Returns the address from which a signed-in candidate downloads the resume of one of their applications. */
export const myResumeHref = (reference: string): string =>
  `/api/v0/my_resume?${new URLSearchParams({ reference }).toString()}`;
