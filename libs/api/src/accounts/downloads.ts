/** Where whoever is signed in downloads what is stored about them. */
export const MY_DATA_HREF = '/api/v0/my_data';

/** Where whoever is signed in downloads the resume of their own application. */
export const myResumeHref = (reference: string): string =>
  `/api/v0/my_resume?${new URLSearchParams({ reference }).toString()}`;
