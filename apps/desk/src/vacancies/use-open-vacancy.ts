import { useNavigate, useSearchParams } from 'react-router-dom';

/** Returns a function that opens what follows `/vacancies`, such as a vacancy or its form, beside the filtered list. */
export const useOpenVacancy = () => {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return (...parts: readonly (number | string)[]) =>
    void navigate({ pathname: ['/vacancies', ...parts].join('/'), search: params.toString() });
};
