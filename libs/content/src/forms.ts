/** Names of a submission of each public form for the staff, by the kinds of the contract. */
export const formNames = {
  enquiry: 'Enquiry',
  contact: 'Contact message',
  demo: 'Demo request',
} as const;

/** Names of their tables in the list of retention periods. */
export const formTableNames = {
  enquiries: 'Enquiries',
  contact_messages: 'Contact messages',
  demo_requests: 'Demo requests',
} as const;
