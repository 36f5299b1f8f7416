/** A vacancy for stories, guide and test. */
export const job = {
  title: 'GIS Analyst',
  category: 'GIS',
  office: 'Headquarters',
  district: 'Thiruvananthapuram',
  jobType: 'Full time',
  lastDate: '31-12-2026',
  lastDateTime: '2026-12-31',
} as const;
