import { it } from 'vitest';
import { beginOnMonday, messagesOf, newPersonWithCampaign } from '../../support/worker/campaigns.ts';
beginOnMonday();
it('probe', async () => {
    const { person, campaign } = await newPersonWithCampaign({
      planAnchor: 'I sit down',
      planAction: 'read ten pages',
      planSmallest: 'one page',
    });
    const f = async () => (await messagesOf(person, campaign.id)).map((m) => /one page/i.test(m.content)?1:0);
    const a = await f();
    await person.call('PUT', `/api/campaigns/${campaign.id}/size`, { size: 'small' });
    const b = await f();
    for (let w=0;w<12;w++) console.log('PR', w+1, a.slice(w*7,w*7+7).join(''), b.slice(w*7,w*7+7).join(''));
    for (const m of (await messagesOf(person, campaign.id)).slice(0,21)) console.log('PR', m.content);
});
