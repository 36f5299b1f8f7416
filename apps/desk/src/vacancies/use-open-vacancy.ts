import { useNavigate, useSearchParams } from 'react-router-dom';

/** Returns a function that opens a vacancy, or none, in the filtered list. */
export const useOpenVacancy = () => {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return (jobId?: number) => {
    const pathname = jobId === undefined ? '/vacancies' : `/vacancies/${String(jobId)}`;
    void navigate({ pathname, search: params.toString() });
  };
};
