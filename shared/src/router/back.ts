import { useNavigate } from 'react-router-dom';
import { HOME } from '../paths';

/**
 * Goes one step back, or home when this page is the first of its tab (S2-BACK-01, S2-BACK-02).
 * @param length number of history entries
 */
export function goBack(navigate: (to: number | string) => void, length: number = window.history.length): void {
  if (length <= 1) navigate(HOME);
  else navigate(-1);
}

export function useBack(): () => void {
  const navigate = useNavigate();
  return () => goBack((to) => (typeof to === 'number' ? navigate(to) : navigate(to, { replace: true })));
}
