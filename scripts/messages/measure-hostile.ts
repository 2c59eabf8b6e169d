import { judged, limits, modelThat, taskFor, weekOf, writtenFor } from '../../test/unit/writer/ai/models.ts';
import { emailContent } from '../../worker/delivery/channels/email.ts';
import type { HabitKind } from '../../worker/domain.ts';
import { aiWriter } from '../../worker/writer/ai/ai-writer.ts';
import { whyRejected } from '../../worker/writer/ai/checks.ts';
import { splitByRanges } from '../../worker/writer/fill.ts';
import { MAX_PUSH_BODY } from '../../worker/writer/message-forms.ts';
import { goodCampaigns, hostileTexts, type TestCampaign } from './corpora/corpora.ts';
import { type HostileWords, hostileWords } from './corpora/hostile-words.ts';
import { type Measure, percent, segmentsOf } from './measures.ts';
import { planOf, type Reading, randomFrom, runWithMarks, sampleLink } from './run-campaign.ts';

const kinds: readonly HabitKind[] = ['build', 'reduce', 'recover', 'dose', 'danger'];
const tame = 'four long bow strokes';

const allFacts = (phrase: string) => Object.fromEntries([...'casnpyxr'].map((code) => [code, phrase]));

/** Hostile words as a title, as every fact and as the description of a campaign of each kind; and all of these at once. */
function* hostileCampaigns(words: string): Generator<TestCampaign> {
  const all = allFacts(words);
  const common = { style: 'friendly', start: 3, at: '08:30' } as const;
  for (const kind of kinds)
    yield { ...common, kind, title: words, description: words, facts: all, weekly: true };
  yield { ...common, kind: 'build', title: tame, facts: all, style: 'motivational', weekly: true };
  const description = `${words}. ${words} because I want to.`;
  yield { ...common, kind: 'build', title: tame, description, style: 'informative' };
}

const origin = 'https://habits.example.com';
const links = {
  open: sampleLink,
  campaign: 'https://habits.example.com/campaigns/1',
  unsubscribe: 'https://habits.example.com/m/stop/abc',
  replyTo: 'reply+abc@habits.example.com',
} as const;

/** The tags of an email, with their attributes. */
const tagsOf = (html: string) => [...html.matchAll(/<[a-z!/][^>]*>/gi)].map(([tag]) => tag);

/** The tags that an email of tame words has, of which every email is made. */
function tameTags(): Set<string> {
  // Another cue than action: the plan stands in emails whose text does not have both.
  const facts = { ...allFacts(tame), c: 'I get home' };
  const campaign: TestCampaign = {
    title: tame,
    kind: 'build',
    style: 'friendly',
    start: 1,
    at: '08:30',
    facts,
  };
  const { texts } = runWithMarks(planOf(campaign), 'misses');
  return new Set(texts.flatMap((text) => tagsOf(emailContent({ forms: text.forms, links, origin }).html)));
}

const controls = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const breaks = /[\r\n]/g;
/** Invisible signs that hide or turn text. Joiners are part of emoji; a pair of isolates keeps a title to itself. */
const hidden = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2067\ufeff]/u;
const isolated = /\u2068[^\u2068\u2069]*\u2069/gu;
const linkLike =
  /https?:|www\.|[\w.-]+@[\w.-]+|\bmailto:|\b[a-z0-9-]+\.(?:example|com|net|org|io)\b|(?:\+?\d[\s().-]*){7,}/iu;

/** What is harmful in a message of hostile words, in each of its forms. */
export function harmIn(
  reading: Reading,
  kind: HabitKind,
  { never, neverInHtml }: HostileWords,
  tags: ReadonlySet<string>,
): string[] {
  const harm: string[] = [];
  for (const forms of [reading.forms, reading.privateForms]) {
    const { subject, html, text } = emailContent({ forms, links, origin });
    const plain = withoutOurs(text);
    const shown: Record<string, string> = {
      'app text': withoutOurBreaks(reading),
      'text message': forms.sms.replace(sampleLink, ''),
      'short text': reading.short ?? '',
      'push title': forms.push.title,
      'push body': forms.push.body,
      subject,
      'email text': plain.replace(breaks, ' '),
    };
    for (const [form, words] of Object.entries(shown)) {
      if (controls.test(words)) harm.push(`${form}: a control sign or line break`);
      if (hidden.test(words.replace(isolated, ''))) harm.push(`${form}: an invisible or turning sign`);
      if (linkLike.test(withoutHelplines(words, kind))) harm.push(`${form}: a link, an address or a number`);
      const found = never.find((part) => holds(words, part));
      if (found !== undefined) harm.push(`${form}: holds ${found}`);
    }
    const strange = tagsOf(html).find((tag) => !tags.has(tag) && !tag.startsWith('<title'));
    if (strange !== undefined) harm.push(`email: the tag ${strange}`);
    const inHtml = [...never, ...neverInHtml].find((part) => holds(html, part));
    if (inHtml !== undefined) harm.push(`email: holds ${inHtml}`);
    if (subject.length > 120) harm.push('subject: too long for a header');
    if (forms.push.body.length > MAX_PUSH_BODY) harm.push('push body: too long');
    if (segmentsOf(forms.sms) === 3) harm.push('text message: more than two segments');
    if (!forms.sms.endsWith(sampleLink)) harm.push('text message: lost its link');
  }
  return harm;
}

/** Only breaks outside the person's own words are ours. */
const withoutOurBreaks = ({ content, ownWords }: Reading) =>
  splitByRanges(content, ownWords)
    .map(({ text, isOwn }) => (isOwn ? text : text.replaceAll('\n', ' ')))
    .join('');

const holds = (text: string, part: string | RegExp) =>
  typeof part === 'string' ? text.includes(part) : part.test(text);
const withoutOurs = (text: string) =>
  Object.values(links).reduce((rest, link) => rest.replaceAll(link, ''), text);
const withoutHelplines = (text: string, kind: HabitKind) =>
  kind === 'danger' ? text.replace('116 123', '').replace('findahelpline.com', '') : text;

/** M6: hostile titles, facts and descriptions are harmless in every form of every channel. */
export function measureHostile(): Measure {
  const tags = tameTags();
  const failures: string[] = [];
  for (const hostile of hostileWords) {
    const harm = new Set<string>();
    for (const campaign of hostileCampaigns(hostile.words)) {
      try {
        for (const reading of runWithMarks(planOf(campaign), 'misses').texts)
          for (const one of harmIn(reading, campaign.kind, hostile, tags))
            harm.add(`${campaign.kind}: ${one}`);
      } catch (error) {
        harm.add(`${campaign.kind}: ${String(error)}`);
      }
    }
    if (harm.size > 0)
      failures.push(`${JSON.stringify(hostile.words.slice(0, 60))}: ${[...harm].slice(0, 6).join('; ')}`);
  }
  const count = hostileWords.length;
  return {
    id: 'M6',
    rule: `${count} hostile titles and facts that are harmless everywhere`,
    figure: `${count - failures.length} of ${count}`,
    bar: 'all',
    passes: failures.length === 0,
    failures,
  };
}

const judgeErrs = 0.1;
const rejectedBar = 0.05;
const sendTime = '07:00';

/** M7: hostile texts of a model that reach a person, though a judge who errs one time in ten looks at them too. */
export async function measureHostileTexts(): Promise<Measure> {
  const chance = randomFrom(7);
  const through: (typeof hostileTexts)[number][] = [];
  for (const hostile of hostileTexts) {
    const model = modelThat({
      writes: (prompt) => writtenFor(prompt, () => hostile.text),
      judges: (prompt) => judged(prompt, () => (chance() < judgeErrs ? null : 'safe')),
    });
    const task = taskFor({ ...hostile.habit, sendTime }, { slots: weekOf(1, 1) });
    const { texts } = await aiWriter(model).write(task, limits);
    if (texts.length > 0) through.push(hostile);
  }
  const seen = through.filter(({ seenByCode }) => seenByCode);
  const unseen = through.filter(({ seenByCode }) => !seenByCode);
  return {
    id: 'M7',
    rule: `of ${hostileTexts.length} hostile texts of a model, those that reach a person: seen by code; missed by a judge who errs one time in ten`,
    figure: `${seen.length}; ${unseen.length} of ${hostileTexts.filter(({ seenByCode }) => !seenByCode).length}`,
    bar: '0; listed',
    passes: seen.length === 0,
    failures: [
      ...seen.map(({ text }) => `code can see it: "${text}"`),
      ...unseen.map(({ text, habit }) => `the judge erred (${habit.title}): "${text}"`),
    ],
  };
}

/** M8: good texts of a model that code refuses. */
export function measureGoodTexts(): Measure {
  let count = 0;
  const failures: string[] = [];
  for (const { habit, texts } of goodCampaigns) {
    for (const [at, text] of texts.entries()) {
      count += 1;
      const why = whyRejected(text, { habit: { ...habit, sendTime }, earlier: texts.slice(0, at) });
      if (why !== null) failures.push(`${habit.title}: ${why}: "${text}"`);
    }
  }
  const share = failures.length / Math.max(1, count);
  return {
    id: 'M8',
    rule: `of ${count} good texts of a model, those that are refused`,
    figure: percent(share),
    bar: `≤ ${percent(rejectedBar)}`,
    passes: share <= rejectedBar,
    failures,
  };
}
