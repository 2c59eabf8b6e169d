import { describe, expect, it } from 'vitest';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import {
  alarmOf,
  beginOnMonday,
  campaignBody,
  expectOnePlannedEachDay,
  fireAlarm,
  messagesOf,
  newCampaign,
  newPersonWithCampaign,
} from '../../support/worker/campaigns.ts';
import { newPerson, type Person } from '../../support/worker/people.ts';
import {
  edit,
  extraWords,
  ownWords,
  past,
  runningCampaign,
  toCome,
  withContent,
} from '../../support/worker/running-campaign.ts';

beginOnMonday();

const plan = {
  planAnchor: 'I brush my teeth',
  planAction: 'sit for three breaths',
  planSmallest: 'one slow breath',
  planSnag: 'I wake up late',
  planPerson: 'my sister Ana',
  planWhy: 'I want quiet mornings',
  planNext: 'sit for ten breaths',
  planRestart: 'put the cushion out',
};
const none = Object.fromEntries(Object.keys(plan).map((part) => [part, null]));

/** The plan as messages say it: its quoted parts as they are, the others in the second person. */
const spoken =
  /you brush your teeth|sit for three breaths|one slow breath|you wake up late|your sister Ana|I want quiet mornings|sit for ten breaths|put the cushion out/i;

const quoting = (messages: MessageView[]) => messages.filter(({ content }) => spoken.test(content));

async function changePlan(person: Person, campaign: CampaignView, body: object): Promise<CampaignView> {
  const answer = await person.call('PUT', `/api/campaigns/${campaign.id}/plan`, body);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}

describe('a campaign', () => {
  it('is started with a plan, which its messages quote', async () => {
    const { person, campaign } = await newPersonWithCampaign(plan);
    expect(campaign).toMatchObject(plan);
    const messages = await messagesOf(person, campaign.id);
    expectOnePlannedEachDay(messages, 84);
    expect(quoting(messages).length).toBeGreaterThanOrEqual(68);
    // In the first person is only what is quoted as the person's own words.
    expect(
      messages.filter(({ content }) => /my teeth|my sister|I wake up/.test(content.replace(/“[^”]*”/g, ''))),
    ).toEqual([]);
  });

  it('says each part of its plan in some message', async () => {
    const { person, campaign } = await newPersonWithCampaign(plan);
    const texts = (await messagesOf(person, campaign.id)).map(({ content }) => content).join('\n');
    const parts = spoken.source.split('|');
    expect(parts.filter((part) => !new RegExp(part, 'i').test(texts))).toEqual([]);
  });

  it('says where the person’s words stand in a message', async () => {
    const { person, campaign } = await newPersonWithCampaign(plan);
    for (const { content, ownWords } of await messagesOf(person, campaign.id)) {
      const marked = ownWords.map(([from, to]) => content.slice(from, to));
      expect(
        marked.filter(
          (words) =>
            !new RegExp(`^(?:${spoken.source})$`, 'i').test(words) && !campaign.description.includes(words),
        ),
      ).toEqual([]);
      const rest = ownWords.reduceRight((text, [from, to]) => text.slice(0, from) + text.slice(to), content);
      expect(rest).not.toMatch(spoken);
    }
  });

  it('needs no plan', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    expect(campaign).toMatchObject(none);
    expect(quoting(await messagesOf(person, campaign.id))).toEqual([]);
    const empty = { planAnchor: '  ', planAction: '', planWhy: null };
    expect(await newCampaign(person, empty)).toMatchObject(none);
  });

  it('that is edited without naming the plan keeps it, and loses what is left empty', async () => {
    const { person, campaign } = await newPersonWithCampaign(plan);
    expect(await edit(person, campaign, { title: 'Evening meditation' })).toMatchObject(plan);
    expect(await edit(person, campaign, { planWhy: '' })).toMatchObject({ ...plan, planWhy: null });
    const empty = { ...none, planAnchor: ' ', planAction: '' };
    expect(await edit(person, campaign, empty)).toMatchObject(none);
    expect(quoting(await messagesOf(person, campaign.id))).toEqual([]);
  });

  it('that gets a plan by an edit has its messages written anew', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    expect(await edit(person, campaign, plan)).toMatchObject(plan);
    expect(quoting(await messagesOf(person, campaign.id)).length).toBeGreaterThanOrEqual(68);
  });

  it.each([
    'see https://evil.example',
    'write to me@evil.example',
    'call 202-555-0143',
    'win at evil.example',
  ])(
    'keeps a plan with a link, an address or a number, quotes nothing of it, and still has every message: %s',
    async (words) => {
      const { person, campaign } = await newPersonWithCampaign({ planAnchor: words, planAction: words });
      expect(campaign).toMatchObject({ planAnchor: words, planAction: words });
      const messages = await messagesOf(person, campaign.id);
      expectOnePlannedEachDay(messages, 84);
      expect(messages.filter(({ content }) => /evil|555/i.test(content))).toEqual([]);
    },
  );
});

describe('a changed plan', () => {
  it('rewrites what is to come, and keeps what was sent or touched', async () => {
    const { person, campaign, before } = await runningCampaign();
    expect(await changePlan(person, campaign, plan)).toMatchObject({ ...plan, messagesSent: 3 });
    const after = await messagesOf(person, campaign.id);
    expectOnePlannedEachDay(after, 84);
    expect(past(after)).toEqual(past(before));
    expect(withContent(after, ownWords)).toEqual(withContent(before, ownWords));
    expect(withContent(after, extraWords)).toEqual(withContent(before, extraWords));
    expect(after.filter(({ id }) => id === before[11]?.id)).toEqual([before[11]]);
    const when = ({ localDate, scheduledFor, notes }: MessageView) => [localDate, scheduledFor, notes];
    expect(toCome(after).map(when)).toEqual(toCome(before).map(when));
    expect(quoting(toCome(after)).length).toBeGreaterThanOrEqual(64);
  });

  it('wakes the schedule', async () => {
    const { person, campaign } = await runningCampaign();
    const now = Date.now();
    await fireAlarm(campaign.id);
    expect(await alarmOf(campaign.id)).toBeGreaterThan(now);
    await changePlan(person, campaign, plan);
    expect(await alarmOf(campaign.id)).toBeLessThanOrEqual(now);
  });

  it('that is the same changes nothing', async () => {
    const { person, campaign } = await newPersonWithCampaign(plan);
    const before = await messagesOf(person, campaign.id);
    expect(await changePlan(person, campaign, plan)).toEqual(campaign);
    expect(await messagesOf(person, campaign.id)).toEqual(before);
  });

  it('changes only what it names: null and no words take a part away', async () => {
    const { person, campaign } = await newPersonWithCampaign(plan);
    const changed = { ...plan, planSnag: null, planWhy: null, planAction: 'sit down' };
    expect(
      await changePlan(person, campaign, { planSnag: null, planWhy: ' ', planAction: 'sit down' }),
    ).toMatchObject(changed);
    expect(await changePlan(person, campaign, {})).toMatchObject(changed);
    const texts = (await messagesOf(person, campaign.id)).map(({ content }) => content).join('\n');
    expect(texts).not.toMatch(/you wake up late|quiet mornings|three breaths/i);
    expect(texts).toMatch(/sit down/i);
  });

  it('is taken away when all of it is left empty', async () => {
    const { person, campaign } = await newPersonWithCampaign(plan);
    expect(await changePlan(person, campaign, none)).toMatchObject(none);
    expect(quoting(await messagesOf(person, campaign.id))).toEqual([]);
  });

  it('leaves the kind as it is', async () => {
    const { person, campaign } = await newPersonWithCampaign({ kind: 'recover' });
    expect(await changePlan(person, campaign, plan)).toMatchObject({ ...plan, kind: 'recover' });
  });

  it.each([
    [{ planAnchor: 'x'.repeat(121) }, 'Please say after what in at most 120 characters'],
    [{ planAction: 'x'.repeat(121) }, 'Please say what you will do in at most 120 characters'],
    [{ planPerson: 'x'.repeat(81) }, 'Please say who knows in at most 80 characters'],
    [{ planWhy: 'x'.repeat(201) }, 'Please say why in at most 200 characters'],
  ])('is refused, kindly, without an end', async (part, message) => {
    const { person, campaign } = await newPersonWithCampaign();
    const body = { ...plan, ...part };
    for (const answer of [
      await person.call('PUT', `/api/campaigns/${campaign.id}/plan`, body),
      await person.call('POST', '/api/campaigns', { ...campaignBody, ...body }),
    ]) {
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ message });
    }
    expect(await (await person.call('GET', '/api/campaigns')).json()).toEqual([campaign]);
  });

  it("of another person's campaign is 404 and changes nothing", async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const stranger = await newPerson();
    expect((await stranger.call('PUT', `/api/campaigns/${campaign.id}/plan`, plan)).status).toBe(404);
    expect(await (await person.call('GET', `/api/campaigns/${campaign.id}`)).json()).toEqual(campaign);
  });
});
