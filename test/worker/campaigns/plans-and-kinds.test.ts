import { describe, expect, it } from 'vitest';
import {
  campaignFieldNames,
  campaignFields,
  type FieldDeclaration,
} from '../../../worker/campaign-fields.ts';
import type { HabitKind } from '../../../worker/domain.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import {
  beginOnMonday,
  edit,
  expectOnePlannedEachDay,
  newCampaign,
  newPersonWithCampaign,
} from '../../support/worker/campaigns.ts';
import { sql } from '../../support/worker/database.ts';
import { plainDescription, titles } from '../../support/worker/kinds.ts';

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

/** The plan in messages: quoted parts verbatim, the others in the second person. */
const spoken =
  /you brush your teeth|sit for three breaths|one slow breath|you wake up late|your sister Ana|I want quiet mornings|sit for ten breaths|put the cushion out/i;

const quoting = (messages: MessageView[]) => messages.filter(({ content }) => spoken.test(content));

describe('a plan', () => {
  it('is used by the messages, which mark the person’s own words', async () => {
    const { person, campaign } = await newPersonWithCampaign(plan);
    expect(campaign).toMatchObject(plan);
    const messages = await person.messages(campaign.id);
    expectOnePlannedEachDay(messages, 84);
    expect(quoting(messages).length).toBeGreaterThanOrEqual(68);
    for (const { content, ownWords } of messages) {
      const rest = ownWords.reduceRight((text, [from, to]) => text.slice(0, from) + text.slice(to), content);
      expect(rest).not.toMatch(spoken);
    }
  });

  it('may be missing or empty; an edit adds, keeps and removes parts', async () => {
    const { person, campaign } = await newPersonWithCampaign({ planAnchor: '  ', planWhy: null });
    const quotes = async () => quoting(await person.messages(campaign.id)).length;
    expect(campaign).toMatchObject(none);
    expect(await edit(person, campaign, plan)).toMatchObject(plan);
    expect(await quotes()).toBeGreaterThanOrEqual(68);
    expect(await edit(person, campaign, { title: 'Evening meditation' })).toMatchObject(plan);
    expect(await edit(person, campaign, { planWhy: '' })).toMatchObject({ ...plan, planWhy: null });
    const empty = { ...none, planAnchor: ' ', planAction: '' };
    expect(await edit(person, campaign, empty)).toMatchObject(none);
    expect(await quotes()).toBe(0);
  });

  it('can be changed on its own, which changes only the named parts and the texts, not the kind', async () => {
    const { person, campaign } = await newPersonWithCampaign({ ...plan, kind: 'recover' });
    const change = (body: object) => person.send('PUT', `/api/campaigns/${campaign.id}/plan`, body);
    const before = await person.messages(campaign.id);
    expect(await change(plan)).toEqual(campaign);
    expect(await person.messages(campaign.id)).toEqual(before);

    const changed = { ...plan, planSnag: null, planWhy: null, planAction: 'sit down', kind: 'recover' };
    const named = { planSnag: null, planWhy: ' ', planAction: 'sit down' };
    expect(await change(named)).toMatchObject(changed);
    expect(await change({})).toMatchObject(changed);
    const texts = (await person.messages(campaign.id)).map(({ content }) => content).join('\n');
    expect(texts).not.toMatch(/you wake up late|quiet mornings|three breaths/i);
    expect(texts).toMatch(/sit down/i);
    expect(await change(none)).toMatchObject(none);
    expect(quoting(await person.messages(campaign.id))).toEqual([]);
  });
});

const danger = { kind: 'danger' };

it.each([
  ['what its words suggest', { title: titles.reduce }, { kind: 'reduce', topic: null, doseVerb: null }],
  [
    'what was chosen',
    { title: titles.reduce, kind: 'recover', topic: 'meditation' },
    { kind: 'recover', topic: 'meditation' },
  ],
  ['a dose to take', { title: titles.dose }, { kind: 'dose', doseVerb: 'taken' }],
  ['a dose to do', { title: titles.dose, doseVerb: 'done' }, { doseVerb: 'done' }],
  ['no dose', { title: 'Zebra', doseVerb: 'taken' }, { kind: 'build', doseVerb: null }],
  ['danger by its title', { title: titles.danger }, danger],
  ['danger by its description, whatever was chosen', { description: 'I want to die', kind: 'build' }, danger],
  ['danger by its plan, whatever was chosen', { planAction: 'cut myself', kind: 'dose' }, danger],
])('the kind of a new campaign is %s', async (_, words, expected) => {
  const { person, campaign } = await newPersonWithCampaign({ description: plainDescription, ...words });
  expect(campaign).toMatchObject(expected);
  expect(await person.campaign(campaign.id)).toEqual(campaign);
});

describe('an edit', () => {
  it('keeps the chosen kind and topic while the words suggest the same as before', async () => {
    const chosen = { kind: 'recover', topic: 'meditation' };
    const { person, campaign } = await newPersonWithCampaign({ title: titles.build, ...chosen });
    const changed = { title: 'Walk Biscuit and Milo', customTime: '09:00' };
    expect(await edit(person, campaign, changed)).toMatchObject({ ...changed, ...chosen });
    expect((await edit(person, campaign, { ...changed, topic: null })).topic).toBeNull();
  });

  it('changes the kind and the texts if the words suggest another kind', async () => {
    const wordsOf = (kind: HabitKind) => ({ title: titles[kind], description: plainDescription });
    const { person, campaign } = await newPersonWithCampaign(wordsOf('build'));
    const textsOf = async (id: number) => (await person.messages(id)).map(({ content }) => content);
    for (const kind of ['dose', 'reduce'] as const) {
      expect(await edit(person, campaign, wordsOf(kind))).toMatchObject({ kind });
      const fresh = await newCampaign(person, wordsOf(kind));
      expect(await textsOf(campaign.id)).toEqual(await textsOf(fresh.id));
    }
  });

  it('accepts the chosen kind, except that danger ends only once nothing suggests it', async () => {
    const { person, campaign } = await newPersonWithCampaign({ title: titles.build });
    for (const [suggested, kind, then] of [
      ['build', 'reduce', 'reduce'],
      ['danger', 'reduce', 'danger'],
      ['build', 'build', 'build'],
      ['reduce', undefined, 'reduce'],
    ] as const) {
      expect((await edit(person, campaign, { title: titles[suggested], kind })).kind).toBe(then);
      expect(await person.messages(campaign.id)).toHaveLength(then === 'danger' ? 0 : 84);
    }
    const dark = { planSnag: 'I want to kill myself' };
    const changed = await person.send('PUT', `/api/campaigns/${campaign.id}/plan`, dark);
    expect(changed).toMatchObject(danger);
    expect(await person.messages(campaign.id)).toEqual([]);
  });
});

/** A value that is not the default, and another one. */
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

/** Only a dose has a verb; a window has no custom time. */
const frame = { kind: 'dose', customTime: null };
const first: Record<string, unknown> = { ...frame, ...allFields(0) };
const second: typeof first = { ...frame, ...allFields(1), deliveryMethod: 'App' };

it('every field of a campaign is stored, returned everywhere, changed on its own, and repeated', async () => {
  const { person, campaign } = await newPersonWithCampaign(first);
  const path = `/api/campaigns/${campaign.id}`;
  const expectShown = async (fields: object) => {
    expect(await person.get(path)).toMatchObject(fields);
    for (const list of ['/api/campaigns', '/api/campaigns/active'])
      expect(await person.get(list)).toMatchObject([fields]);
  };
  expect(campaign).toMatchObject(first);
  await expectShown(first);

  const latest = { ...first };
  for (const name of campaignFieldNames) {
    latest[name] = second[name];
    expect(await person.send('PUT', path, latest)).toMatchObject(latest);
  }
  await expectShown(second);

  await sql('UPDATE campaigns SET completed = 1 WHERE id = ?', campaign.id);
  const again = { levelUp: false, start: 'today' };
  expect(await person.send('POST', `${path}/repeat`, again, 201)).toMatchObject(second);
});
