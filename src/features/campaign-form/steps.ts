import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * The step of the current history entry, and how many entries of the form are before it: each step is an entry of its
 * own, so that the browser's Back goes one step back.
 */
export const stepInHistory = (): number => window.history.state?.step ?? 0;

/** Goes back to the entry before the form's steps, for a form that closes while its page stays. */
export function leaveSteps(): void {
  const count = stepInHistory();
  if (count > 0) window.history.go(-count);
}

/** Leaves the form for another page, from where Back leads to the form's first step. */
export function leaveForm(navigate: (path: string) => void, path: string): void {
  const count = stepInHistory();
  if (count === 0) {
    navigate(path);
  } else {
    window.addEventListener('popstate', () => navigate(path), { once: true });
    leaveSteps();
  }
}

/** Below this width, the form has three steps. The style sheet uses the same value. */
const narrow = '(width < 40rem)';
export const hasSteps = () => window.matchMedia(narrow).matches;

/** @param onMove called before the browser's Back or Forward shows another step */
export function useSteps(onMove: () => void) {
  const [step, setStep] = useState(stepInHistory);
  const latest = useRef({ step, onMove });
  useLayoutEffect(() => {
    latest.current = { step, onMove };
  });
  useEffect(() => {
    function follow() {
      const next = stepInHistory();
      if (next === latest.current.step) return;
      latest.current.onMove();
      setStep(next);
    }
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  function show(to: number) {
    setStep(to);
    if (!hasSteps()) return;
    const from = stepInHistory();
    if (to < from) window.history.go(to - from);
    for (let next = from + 1; next <= to; next++) {
      window.history.pushState({ ...window.history.state, step: next }, '');
    }
  }
  return { step, show };
}
