import { type ComponentType, createElement, lazy, useState } from 'react';

/**
 * React's `lazy`, for code that is often there before it is shown: `load` fetches it ahead, and then nothing waits.
 * React itself would show the fallback for 300 ms even so. No JSX: scripts that run on Node alone read the routes too.
 */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loaded: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    const part = await load();
    loaded = part.default;
    return part;
  };
  const Later: ComponentType<Props> = lazy(fetchPart);
  function Part(props: Props) {
    const [Shown] = useState(() => loaded ?? Later);
    return createElement(Shown, props);
  }
  return Object.assign(Part, { load: fetchPart });
}
