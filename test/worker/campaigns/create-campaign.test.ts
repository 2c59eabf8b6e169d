import { describe, expect, it } from 'vitest';
import { newPerson } from '../../support/worker/people.ts';

describe('creating a campaign', () => {
  it('plans all messages', async () => {
    const person = await newPerson({});
    const answer = await person.call('POST', '/api/campaigns', {
      title: 'Morning meditation',
      description: 'Ten quiet minutes before the day begins',
      frequency: 'Daily',
      messageTime: 'Morning (6-9 AM)',
      messageStyle: 'friendly',
      deliveryMethod: 'Email',
    });
    const body = await answer.json();
    console.log(answer.status, body);
    const list = await person.call('GET', `/api/messages/campaign/${(body as {id:number}).id}`);
    const rows = (await list.json()) as unknown[];
    console.log(list.status, rows.length, rows[0], rows[40]);
    expect(rows).toHaveLength(84);
  });
});
