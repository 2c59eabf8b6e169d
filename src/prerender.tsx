import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from './app.tsx';
import { paths } from './paths.ts';

const Router = ({ children }: { children: ReactNode }) => (
  <StaticRouter location={paths.login}>{children}</StaticRouter>
);

/** The sign-in page as HTML, for the build. React takes it over in the browser, so both must render the same. */
export async function renderSignInPage(): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <App Router={Router} />
    </StrictMode>,
    {
      // Larger parts would be moved into place by an inline script, which the page's policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}
