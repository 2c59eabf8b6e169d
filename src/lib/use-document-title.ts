import { useEffect } from 'react';
import { baseTitle } from './product.ts';

export function titleOf(page: string | undefined): string {
  return page ? `${page} · ${baseTitle}` : baseTitle;
}

/** Names the page more closely than its route does, such as by a campaign's title, once that is known. */
export function useDocumentTitle(page: string | undefined): void {
  useEffect(() => {
    if (page) document.title = titleOf(page);
  }, [page]);
}
