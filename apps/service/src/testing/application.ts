/** Fields of an application that the service accepts. */
export const application = {
  job_id: 1,
  doc_type: 1,
  applcnt_name: 'Anu',
  applcnt_email: 'anu@example.com',
  applcnt_phone: '919876543210',
  applcnt_covr_letr: 'I have drawn maps for ten years.',
};
