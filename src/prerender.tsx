import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { App } from './app.tsx';
import { paths } from './paths.ts';

/** Renders the sign-in page to HTML at build time. React hydrates it, so the browser must render the same. */
export async function renderSignInPage(): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <App prerenderedPath={paths.login} />
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
