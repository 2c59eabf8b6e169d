import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import {
  campaignFieldNames,
  campaignFields,
  type FieldDeclaration,
} from '../../../worker/campaign-fields.ts';
import { beginOnMonday, campaignBody, newPersonWithCampaign } from '../../support/worker/campaigns.ts';

beginOnMonday();

/** A value that is no default, and another one. */
function valuesOf(field: FieldDeclaration): readonly [unknown, unknown] {
  switch (field.is) {
    case 'text':
    case 'phrase':
      return [`${field.column} first`, `${field.column} second`];
    case 'flag':
      return [true, false];
    default:
      return [field.of[1], field.of[0]];
  }
}

const allFields = (which: 0 | 1): Record<string, unknown> =>
  Object.fromEntries(campaignFieldNames.map((name) => [name, valuesOf(campaignFields[name])[which]]));
/** Of the kinds, only a dose is checked off in words of its own; a window needs no time. */
const frame = { kind: 'dose', customTime: null };
const first: Record<string, unknown> = { ...frame, ...allFields(0) };
const second = { ...frame, ...allFields(1), deliveryMethod: 'Email' };

it('every field of a campaign is kept as it was created and changed, shown everywhere, and repeated', async () => {
  const { person, campaign } = await newPersonWithCampaign(first);
  const path = `/api/campaigns/${campaign.id}`;
  const expectShown = async (fields: object) => {
    expect(await (await person.call('GET', path)).json()).toMatchObject(fields);
    for (const list of ['/api/campaigns', '/api/campaigns/active'])
      expect(await (await person.call('GET', list)).json()).toMatchObject([fields]);
  };
  expect(campaign).toMatchObject(first);
  await expectShown(first);

  const changed = await person.call('PUT', path, { ...campaignBody, ...second });
  expect(await changed.json()).toMatchObject(second);
  await expectShown(second);

  await env.DB.prepare('UPDATE campaigns SET completed = 1 WHERE id = ?').bind(campaign.id).run();
  const repeated = await person.call('POST', `${path}/repeat`, { levelUp: false, start: 'today' });
  expect(repeated.status).toBe(201);
  expect(await repeated.json()).toMatchObject(second);
});

it.each(campaignFieldNames)('a change of nothing but %s is kept', async (name) => {
  const { person, campaign } = await newPersonWithCampaign(second);
  const change = { [name]: name === 'deliveryMethod' ? 'App' : first[name] };
  const changed = await person.call('PUT', `/api/campaigns/${campaign.id}`, { ...second, ...change });
  expect(await changed.json()).toMatchObject({ ...second, ...change });
});
