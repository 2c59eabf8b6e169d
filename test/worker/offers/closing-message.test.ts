import { describe, expect, it } from 'vitest';
import { answerPathOf, pageAt } from '../../support/worker/answers.ts';
import { beginOnMonday, messagesOf } from '../../support/worker/campaigns.ts';
import { choicePathOf, newestMail, personAtTheEnd } from '../../support/worker/offers.ts';

beginOnMonday();

describe('the closing message', () => {
  it.each([
    [5, 'closing-high', /\b5 of 5\b/],
    [4, 'closing-high', /\b4 of 5\b/],
    [3, 'closing-mid', /\b3 of 5\b/],
    [2, 'closing-mid', /\b2 of 5\b/],
    [1, 'closing-low', /\bone\b/],
  ])('speaks to how much was kept: with %i of 5 it is %s', async (done, condition, words) => {
    const { person, campaign } = await personAtTheEnd(done);
    const { body } = await newestMail(person);
    expect(body).toMatch(words);
    expect(body).not.toMatch(/[{}%]|streak/);
    const closing = (await messagesOf(person, campaign.id)).find(({ kind }) => kind === 'closing');
    expect(closing).toMatchObject({ condition, status: 'sent', slots: [] });
  });

  it('counts nothing where nothing was marked, and regrets nothing', async () => {
    const { person, campaign } = await personAtTheEnd(0);
    const { body } = await newestMail(person);
    expect(body.slice(0, body.indexOf('http'))).not.toMatch(/\d|zero|sorry|unfortunately/);
    const closing = (await messagesOf(person, campaign.id)).find(({ kind }) => kind === 'closing');
    expect(closing).toMatchObject({ condition: 'closing-none' });
  });

  it('quotes why they began and what they will do first, where that is known', async () => {
    const { person } = await personAtTheEnd(4, {
      planWhy: 'I want quiet mornings',
      planRestart: 'put the cushion out',
    });
    const { body } = await newestMail(person);
    expect(body).toContain('“I want quiet mornings.”');
    expect(body).toContain('“put the cushion out.”');
  });

  it('offers to repeat, level up or finish, by links and on its page', async () => {
    const { person } = await personAtTheEnd();
    const { body, subject } = await newestMail(person);
    expect(subject).toBe('Morning meditation · twelve weeks');
    const page = (await pageAt(await answerPathOf(person))).text;
    for (const [choice, label] of [
      ['repeat', 'Repeat it'],
      ['level-up', 'Next step'],
      ['finish', 'Finish'],
    ]) {
      const path = await choicePathOf(person, choice ?? '');
      expect(body).toContain(`${label}: http://localhost:5173${path}`);
      expect(page).toContain(`href="${path}"`);
      expect((await pageAt(path)).status).toBe(200);
    }
    expect(page).not.toContain('<button');
    expect(body).toContain('See what may come next: ');
    expect(body).not.toMatch(/^Done:/m);
  });
});
