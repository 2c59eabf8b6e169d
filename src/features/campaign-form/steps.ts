import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

const LAST_STEP = 2;

/** Below this width, the form has three steps. The style sheet uses the same value. */
export const hasSteps = () => window.matchMedia('(width < 40rem)').matches;

/** The form's step is in the URL (`?step=2` is the second), so that the browser's Back goes one step back. */
export function useSteps() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const step = Math.min(Math.max(Number(query.get('step') ?? 1) - 1 || 0, 0), LAST_STEP);

  useEffect(
    () => () => {
      window.history.scrollRestoration = 'auto';
    },
    [],
  );
  const searchFor = (to: number) => {
    const next = new URLSearchParams(query);
    if (to === 0) next.delete('step');
    else next.set('step', String(to + 1));
    return { search: next.toString() };
  };
  /** Whether the steps are behind this one in the history; they aren't if the app was opened at this step. */
  const hasEntries = (count: number) => (window.history.state?.idx ?? 0) >= count;

  function show(to: number) {
    // Every step starts at its top, also after Back.
    window.history.scrollRestoration = 'manual';
    if (to < step) {
      if (hasEntries(step - to)) navigate(to - step);
      else navigate(searchFor(to), { replace: true });
    } else if (hasSteps()) for (let next = step + 1; next <= to; next++) navigate(searchFor(next));
  }
  /** Goes to another page, from where Back leads to the first step. */
  function leave(path: string) {
    if (step === 0 || !hasEntries(step)) return navigate(path);
    window.addEventListener('popstate', () => navigate(path), { once: true });
    navigate(-step);
  }
  return { step, show, leave };
}
