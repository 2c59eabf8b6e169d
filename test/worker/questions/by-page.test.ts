import { describe, expect, it } from 'vitest';
import { answerPathOf, pageAt, post } from '../../support/worker/answers.ts';
import {
  beginOnMonday,
  day,
  fireAlarm,
  halfPastSeven,
  messagesOf,
  newPersonWithCampaign,
  signInAgain,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { campaignOf } from '../../support/worker/offers.ts';
import { asked } from '../../support/worker/questions.ts';

beginOnMonday();

/** Somebody whose message has just come on the first day of a week, and the page that its link opens. */
async function onThePage(week = 1, change: Record<string, unknown> = {}) {
  const { person, campaign } = await newPersonWithCampaign(change);
  const at = halfPastSeven + (week - 1) * 7 * day - (week > 4 ? day / 24 : 0);
  stateTime(at);
  await fireAlarm(campaign.id);
  await signInAgain(person);
  return { person, campaign, path: await answerPathOf(person) };
}

describe('the page of a message', () => {
  it('asks the week’s question, with words to press, a field, and a way to leave it', async () => {
    const { path } = await onThePage();
    const { text } = await pageAt(path);
    expect(text).toContain('What exactly will you do?');
    expect(text).toContain('<input type="hidden" name="question" value="a">');
    expect(text).toContain('name="reply" value="Morning meditation"');
    expect(text).toContain('name="words" maxlength="120"');
    expect(text).toContain('name="later"');
    expect(text).not.toMatch(/<script(?! type="module" src="\/answer-page\.js")/);
  });

  it('changes nothing by being opened', async () => {
    const { person, campaign, path } = await onThePage();
    const before = await messagesOf(person, campaign.id);
    await pageAt(path);
    await pageAt(`${path}?question=a&reply=x`);
    expect((await asked(person, campaign.id))?.id).toBe('a');
    expect(await messagesOf(person, campaign.id)).toEqual(before);
  });

  it.each([
    ['a word that was pressed', { reply: 'Morning meditation', words: '' }, 'Morning meditation'],
    ['other words', { reply: '', words: ' sit for <b>three</b> breaths ' }, 'sit for <b>three</b> breaths'],
  ])('takes %s without a session, and says where it comes next', async (_, fields, answer) => {
    const { person, campaign, path } = await onThePage();
    const answered = await post(path, { question: 'a', ...fields });
    expect(answered.status).toBe(200);
    const page = await answered.text();
    expect(await campaignOf(person, campaign.id)).toMatchObject({ planAction: answer });
    const said = (await messagesOf(person, campaign.id)).find(
      ({ status, content }) => status === 'scheduled' && content.toLowerCase().includes(answer.toLowerCase()),
    );
    expect(page).toContain('Thank you. Tuesday, March 4: “');
    expect(said?.localDate).toBe('2031-03-04');
    expect(page).not.toContain('<b>three');
    expect(page).not.toContain('What exactly will you do?');
  });

  it('keeps or changes what is known already', async () => {
    const { person, campaign, path } = await onThePage(3, { planSmallest: 'one breath for my cat' });
    const { text } = await pageAt(path);
    expect(text).toContain('<span class="own">one breath for your cat</span>: still right?');
    await post(path, { question: 's', reply: 'Keep it' });
    expect(await campaignOf(person, campaign.id)).toMatchObject({ planSmallest: 'one breath for my cat' });
    expect(await asked(person, campaign.id)).toBeNull();
  });

  it('takes "Not now", once or twice', async () => {
    const { person, campaign, path } = await onThePage();
    for (let times = 0; times < 2; times += 1) {
      const answered = await post(path, { question: 'a', later: '1' });
      expect([answered.status, answered.headers.get('Location')]).toEqual([303, path]);
    }
    expect(await campaignOf(person, campaign.id)).toMatchObject({ planAction: null });
    expect(await asked(person, campaign.id)).toBeNull();
    expect((await pageAt(path)).text).not.toContain('name="question"');
  });

  it('makes it smaller halfway', async () => {
    const { person, campaign, path } = await onThePage(7);
    expect((await pageAt(path)).text).toContain('Halfway. Keep it as it is?');
    const answered = await post(path, { question: 'half', reply: 'Make it smaller' });
    expect(answered.status).toBe(200);
    expect(await campaignOf(person, campaign.id)).toMatchObject({ size: 'small' });
  });

  it('does not take an answer twice, nor one to another question', async () => {
    const { person, campaign, path } = await onThePage();
    await post(path, { question: 'c', words: 'I get up' });
    await post(path, { question: 'a', words: 'sit down' });
    const late = await post(path, { question: 'a', words: 'stand up' });
    expect([late.status, late.headers.get('Location')]).toEqual([303, path]);
    expect(await campaignOf(person, campaign.id)).toMatchObject({ planAction: 'sit down', planAnchor: null });
  });

  it('says what is too long', async () => {
    const { person, campaign, path } = await onThePage(8);
    const answered = await post(path, { question: 'p', words: 'x'.repeat(81) });
    expect(answered.status).toBe(400);
    expect(answered.headers.get('Content-Type')).toContain('text/html');
    expect(await answered.text()).toContain('Please answer in at most 80 characters.');
    expect(await campaignOf(person, campaign.id)).toMatchObject({ planPerson: null });
  });

  it.each<Record<string, string>>([
    { question: 'z', reply: 'x' },
    { question: 'a', words: 'x'.repeat(121) },
    { question: 'a', reply: 'x'.repeat(201) },
  ])('does not take a form that is none of its own: %j', async (fields) => {
    const { person, campaign, path } = await onThePage();
    expect((await post(path, fields)).status).toBe(400);
    expect((await asked(person, campaign.id))?.id).toBe('a');
  });

  it('takes no answer from elsewhere, nor when the link is too old', async () => {
    const { person, campaign, path } = await onThePage();
    const fields = { question: 'a', words: 'sit down' };
    expect((await post(path, fields, { Origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await post(`${path}x`, fields)).status).toBe(404);
    stateTime(halfPastSeven + 8 * day);
    expect((await post(path, fields)).status).toBe(410);
    expect(await campaignOf(person, campaign.id)).toMatchObject({ planAction: null });
  });

  it('sets the person’s own words apart in the message', async () => {
    const { path } = await onThePage(1, { planAnchor: 'I get up', planAction: 'sit & breathe' });
    expect((await pageAt(path)).text).toMatch(/<span class="own">[Ss]it &amp; breathe<\/span>/);
  });
});
