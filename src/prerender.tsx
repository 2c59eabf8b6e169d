import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from './app.tsx';
import { paths } from './paths.ts';

const Router = ({ children }: { children: ReactNode }) => (
  <StaticRouter location={paths.login}>{children}</StaticRouter>
);

/** Renders the sign-in page to HTML at build time. React hydrates it, so the browser must render the same. */
export async function renderSignInPage(): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <App Router={Router} />
    </StrictMode>,
    {
      // Otherwise, React moves large parts into place with an inline script, which the page's policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}
