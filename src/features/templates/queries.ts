import { queryOptions } from '@tanstack/react-query';
import type { Template, TemplateChoice } from '../../../worker/domain.ts';
import { api, unwrap } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';

const keyOf = (choice: TemplateChoice) => ['templates', choice] as const;

/** All templates, or those of one category; once all were read, a category needs no call of its own. */
export const templatesQuery = (choice: TemplateChoice) =>
  queryOptions({
    queryKey: keyOf(choice),
    queryFn: (): Promise<readonly Template[]> =>
      unwrap(api.templates.$get({ query: choice === 'all' ? {} : { category: choice } })),
    initialData: () =>
      queryClient
        .getQueryData<readonly Template[]>(keyOf('all'))
        ?.filter(({ category }) => category === choice),
  });
