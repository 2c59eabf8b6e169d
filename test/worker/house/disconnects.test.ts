import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import worker from '../../../worker/index.ts';
import { campaignBody } from '../../support/worker/campaigns.ts';
import { appAddress, newPerson } from '../../support/worker/people.ts';

it('a change is carried out to its end, though whoever asked for it has gone away', async () => {
  const { user, cookie } = await newPerson();
  const request = new Request(`${appAddress}/api/campaigns`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify(campaignBody),
  });
  const context = createExecutionContext();
  // Nobody waits for the answer: what the platform still waits for is all that is left.
  void worker.fetch(request, env, context);
  await waitOnExecutionContext(context);
  const kept = await env.DB.prepare(
    `SELECT count(*) AS messages FROM messages JOIN campaigns ON campaigns.id = campaign_id
    WHERE campaigns.user_id = ?`,
  )
    .bind(user.id)
    .first();
  expect(kept).toEqual({ messages: 84 });
});
