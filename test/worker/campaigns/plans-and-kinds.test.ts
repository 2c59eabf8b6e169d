import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import {
  campaignFieldNames,
  campaignFields,
  type FieldDeclaration,
} from '../../../worker/campaign-fields.ts';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { type HabitKind, habitKinds } from '../../../worker/domain.ts';
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
import { plainDescription, titles } from '../../support/worker/kinds.ts';
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

  it.each(['see https://evil.example', 'call 202-555-0143'])(
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
});

const viewOf = async (person: Person, id: number): Promise<CampaignView> =>
  (await person.call('GET', `/api/campaigns/${id}`)).json();

describe('a new campaign', () => {
  it.each(habitKinds)('without a kind gets the one that its words suggest: %s', async (kind) => {
    const { person, campaign } = await newPersonWithCampaign({
      title: titles[kind],
      description: plainDescription,
    });
    expect(campaign.kind).toBe(kind);
    expect(await viewOf(person, campaign.id)).toEqual(campaign);
  });

  it.each(['build', 'reduce', 'dose', 'recover'] as const)(
    'has the kind that the person chose, whatever its words suggest: %s',
    async (kind) => {
      const person = await newPerson();
      for (const title of [titles.build, titles.dose]) {
        expect((await newCampaign(person, { title, description: plainDescription, kind })).kind).toBe(kind);
      }
    },
  );

  it.each([
    ['in its title', { title: titles.danger }],
    ['in its description', { description: 'I want to kill myself' }],
    ['in its plan', { planAction: 'cut myself' }],
    ['in why it was begun', { planWhy: 'I want to die' }],
  ])('is danger where danger is %s, whatever the person chose', async (_, words) => {
    const person = await newPerson();
    for (const kind of ['build', 'dose', undefined] as const) {
      expect((await newCampaign(person, { ...words, kind })).kind).toBe('danger');
    }
  });

  it('says how a dose is checked off: as the person chose, else as its words suggest', async () => {
    const person = await newPerson();
    const doseVerbOf = async (change: Record<string, unknown>) =>
      (await newCampaign(person, change)).doseVerb;
    expect(await doseVerbOf({ title: titles.dose })).toBe('taken');
    expect(await doseVerbOf({ title: titles.dose, doseVerb: 'done' })).toBe('done');
    expect(await doseVerbOf({ title: 'Zebra', kind: 'dose' })).toBe('done');
    // Only doses are checked off so.
    expect(await doseVerbOf({ title: 'Zebra', doseVerb: 'taken' })).toBeNull();
  });

  it('keeps the topic that the person confirmed, and none that they did not', async () => {
    const { person, campaign } = await newPersonWithCampaign({ topic: 'mind' });
    expect(campaign.topic).toBe('mind');
    expect((await newCampaign(person)).topic).toBeNull();
    expect((await edit(person, campaign, {})).topic).toBe('mind');
    expect((await edit(person, campaign, { topic: null })).topic).toBeNull();
  });

  it.each([
    [{ kind: 'magic' }, 'Please choose what kind of habit this is'],
    [{ doseVerb: 'eaten' }, 'Please choose how you check it off'],
    [{ topic: 'poker' }, 'Please choose a topic from the list'],
    [{ lockScreenWords: 'yes' }, 'lockScreenWords must be true or false'],
    [{ checkIns: 1 }, 'checkIns must be true or false'],
  ])('is refused with %j', async (change, message) => {
    const { person, campaign } = await newPersonWithCampaign();
    const body = { ...campaignBody, ...change };
    for (const answer of [
      await person.call('POST', '/api/campaigns', body),
      await person.call('PUT', `/api/campaigns/${campaign.id}`, body),
    ]) {
      expect([answer.status, await answer.json()]).toMatchObject([400, { message }]);
    }
    expect(await viewOf(person, campaign.id)).toEqual(campaign);
  });
});

describe('an edit', () => {
  it('leaves the kind as the person chose it while the words suggest the same as before', async () => {
    const { person, campaign } = await newPersonWithCampaign({ title: titles.build, kind: 'recover' });
    const changed = { title: 'Walk Biscuit and Milo', customTime: '09:00' };
    expect(await edit(person, campaign, changed)).toMatchObject({ ...changed, kind: 'recover' });
  });

  it.each<[HabitKind, HabitKind]>([
    ['build', 'dose'],
    ['dose', 'reduce'],
  ])('of words that suggest another kind changes it, and the texts with it: %s to %s', async (from, to) => {
    const words = { description: plainDescription };
    const { person, campaign } = await newPersonWithCampaign({ ...words, title: titles[from] });
    expect(await edit(person, campaign, { ...words, title: titles[to] })).toMatchObject({ kind: to });
    const before = await messagesOf(person, (await newCampaign(person, { ...words, title: titles[to] })).id);
    const texts = (await messagesOf(person, campaign.id)).map(({ content }) => content);
    expect(texts).toEqual(before.map(({ content }) => content));
  });

  it('takes the person’s choice, but for danger', async () => {
    const { person, campaign } = await newPersonWithCampaign({ title: titles.build });
    expect(await edit(person, campaign, { title: titles.build, kind: 'reduce' })).toMatchObject({
      kind: 'reduce',
    });
    expect(await edit(person, campaign, { title: titles.danger, kind: 'reduce' })).toMatchObject({
      kind: 'danger',
    });
    expect(await edit(person, campaign, { title: titles.danger, kind: 'build' })).toMatchObject({
      kind: 'danger',
    });
    expect(await edit(person, campaign, { title: titles.build, kind: 'build' })).toMatchObject({
      kind: 'build',
    });
    expect(await messagesOf(person, campaign.id)).toHaveLength(84);
  });

  it('of a danger that nothing suggests any more ends it without a choice, too', async () => {
    const { person, campaign } = await newPersonWithCampaign({ title: titles.danger });
    expect(await edit(person, campaign, { title: titles.reduce })).toMatchObject({ kind: 'reduce' });
    expect(await messagesOf(person, campaign.id)).toHaveLength(84);
  });

  it('of the plan that sounds like danger ends the program', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const put = async (plan: object): Promise<CampaignView> =>
      (await person.call('PUT', `/api/campaigns/${campaign.id}/plan`, plan)).json();
    expect(await put({ planSnag: 'I want to kill myself' })).toMatchObject({ kind: 'danger' });
    expect(await messagesOf(person, campaign.id)).toEqual([]);
  });
});

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

it('a change of nothing but one field is kept', async () => {
  const { person, campaign } = await newPersonWithCampaign(second);
  const put = async (change: object) =>
    (await person.call('PUT', `/api/campaigns/${campaign.id}`, { ...second, ...change })).json();
  for (const name of campaignFieldNames) {
    const change = { [name]: name === 'deliveryMethod' ? 'App' : first[name] };
    expect(await put(change)).toMatchObject({ ...second, ...change });
    expect(await put({})).toMatchObject(second);
  }
});
