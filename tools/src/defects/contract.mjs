/** @type {readonly import('./defect.d.ts').Defect[]} */
export const defects = [
  {
    name: 'spelling-corrected',
    promise:
      "The messages of enquiry, contact and demo forms are the specification's, in its order.",
    edits: [
      {
        file: 'libs/content/src/enquiries.ts',
        search: "success: 'Submitted Succesfully',",
        replace: "success: 'Submitted Successfully',",
      },
    ],
    command: 'nx run content:test',
  },
  {
    name: 'broken-link',
    promise: 'Every link leads to a page that exists, or to an anchor on it.',
    edits: [
      {
        file: 'libs/content/src/home.ts',
        search: "all: { label: 'See all products', href: '/product' }",
        replace: "all: { label: 'See all products', href: '/products' }",
      },
    ],
    command: 'nx run content:test',
  },
  {
    name: 'errors-out-of-order',
    promise: 'An enquiry is checked email, name, message; the first that fails is told.',
    edits: [
      {
        file: 'libs/api/src/forms/enquiry.ts',
        search:
          "  email: emailField('email_invalid'),\n  user_name: lineField('user_name_missing'),\n",
        replace:
          "  user_name: lineField('user_name_missing'),\n  email: emailField('email_invalid'),\n",
      },
    ],
    command: 'nx run api:test',
  },
  {
    name: 'wrong-tenant',
    promise: 'Tenant 1 is the only one.',
    edits: [
      {
        file: 'libs/api/src/limits/index.ts',
        search: 'TENANT_ID = 1;',
        replace: 'TENANT_ID = 2;',
      },
    ],
    command: 'nx run service:test src/server/api/vacancies',
  },
  {
    name: 'applicant-phone-longer',
    promise:
      "An application is checked in the specification's order; its phone number has at most 12 digits.",
    edits: [
      {
        file: 'libs/api/src/limits/index.ts',
        search: 'APPLICATION_PHONE_MAX_DIGITS = 12;',
        replace: 'APPLICATION_PHONE_MAX_DIGITS = 13;',
      },
    ],
    command: 'nx run api:test',
  },
  {
    name: 'search-minds-case',
    promise:
      "Search is 'contains', in any case and without invisible characters; filters combine; an address's invalid values are ignored.",
    edits: [
      {
        file: 'libs/api/src/jobs/filter.ts',
        search: 'searchTextOf(text).includes(needle)',
        replace: 'text.includes(needle)',
      },
    ],
    command: 'nx run api:test',
  },
  {
    name: 'permission-too-wide',
    promise: 'A role of the staff may do what the table of permissions says, and no more.',
    edits: [
      {
        file: 'libs/api/src/operations/permissions.ts',
        search: "sales: ['vacancies.read', ",
        replace: "sales: ['vacancies.read', 'resumes.read', ",
      },
    ],
    command: 'nx run api:test',
  },
];
