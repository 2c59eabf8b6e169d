import {
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react';

/** Loads a component, or a module that exports it as the default. */
type Load<Props> = () => Promise<ComponentType<Props> | { default: ComponentType<Props> }>;

/**
 * React's `lazy`, for pages whose code is usually loaded before they are shown: once `load` has finished, it renders at
 * once, while React would show the fallback for 300 ms. No JSX, because scripts that run in Node read the routes too.
 */
export function lazyPage<Props extends object>(load: Load<Props>) {
  let loaded: ComponentType<Props> | undefined;
  const loadPage = async () => {
    const page = await load();
    loaded = 'default' in page ? page.default : page;
    return { default: loaded };
  };
  const Lazy: ComponentType<Props> = lazy(loadPage);
  function Page(props: Props) {
    const [Shown] = useState(() => loaded ?? Lazy);
    return createElement(Shown, props);
  }
  return Object.assign(Page, { load: loadPage });
}

/**
 * Like `lazyPage`, for a part of a page, with a fallback until its code is loaded: when it is shown, or at the first
 * interaction, so that what a click needs is there in time.
 */
export function lazyPart<Props extends object>(load: Load<Props>, fallback: ReactNode = null) {
  const Content = lazyPage(load);
  onFirstUse(() => Content.load().catch(() => undefined));
  const Part = (props: Props) => createElement(Suspense, { fallback }, createElement(Content, props));
  return Object.assign(Part, { load: Content.load });
}

const waiting = new Set<() => unknown>();
const interactions = ['pointermove', 'pointerdown', 'keydown'] as const;
let isUsed = false;

function run(event: Event) {
  // Browsers also report a move when the page changes under a pointer that doesn't move.
  const isStill =
    event.type === 'pointermove' && event instanceof PointerEvent && !event.movementX && !event.movementY;
  if (isStill) return;
  isUsed = true;
  for (const type of interactions) window.removeEventListener(type, run);
  for (const load of waiting) load();
  waiting.clear();
}

/** Call this once, at the start. */
export function watchFirstUse(): void {
  for (const type of interactions) window.addEventListener(type, run, { passive: true });
}

/** Runs `load` at the person's first interaction with the page. */
export function onFirstUse(load: () => unknown): void {
  if (isUsed) load();
  else waiting.add(load);
}

export function useFirstUse(): boolean {
  const [used, setUsed] = useState(false);
  useEffect(() => onFirstUse(() => setUsed(true)), []);
  return used;
}
