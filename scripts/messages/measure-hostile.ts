import { emailContent } from '../../worker/delivery/channels/email.ts';
import { type HabitKind, habitKinds } from '../../worker/domain.ts';
import { whyRejected } from '../../worker/writer/ai/checks.ts';
import { fieldOfCode } from '../../worker/writer/facts.rules.ts';
import { splitByRanges } from '../../worker/writer/fill.ts';
import { MAX_PUSH_BODY } from '../../worker/writer/render-message.ts';
import { goodCampaigns, hostileTexts, type TestCampaign } from './corpora/corpora.ts';
import { type Measure, percent, segmentsOf } from './measures.ts';
import { planOf, type Reading, randomFrom, runWithMarks, sampleLink } from './run-campaign.ts';

/**
 * Titles or parts of a plan that a user might type or paste: markup, direction marks, invisible characters, links, long words,
 * placeholders, line breaks, emoji and quotes. With what must appear nowhere, apart from what is always harmful.
 */
const hostileWords: readonly (readonly [words: string, never?: RegExp])[] = [
  ['<script>alert(1)</script> run'],
  ['walk <img src=x onerror=alert(1)>'],
  ['"><a href="https://evil.example">tap</a>'],
  ['<!-- the rest is gone'],
  ['&lt;b&gt; &amp; &#60;script&#62;'],
  ['**bold** _it_ [tap](javascript:alert)'],
  ['run \u202egnp.exe\u202c now'],
  ['\u2066isolated\u2069 \u2067flip the rest'],
  ['מדיטציה בבוקר'],
  ['wa\u200blk the\u00ad dog\ufeff \u2060'],
  ['\u200b\u200c\u200d\ufeff'],
  ['read https://evil.example/login first'],
  ['write to win@evil.example now'],
  ['poker-club.example every night'],
  ['call +1 (202) 555-0148 now'],
  ['a'.repeat(500), /a{201}/],
  ['so very long '.repeat(40), /(so very long ){17}/],
  ['{x} and {unknown}'],
  // Filled-in placeholders would put other text between the letters zq.
  ['zq{done}zq{due}zq{lastday}zq{done in words}zq', /zq[a-z0-9]/i],
  ['zq{a}zq{c}zq{label}zq{time}zq{x}zq', /zq[a-z0-9]/i],
  ['line one\r\nBcc: everyone@evil.example'],
  ['null\u0000byte\u0007bell\u001b[31mred'],
  ['one\u2028two\u2029three'],
  ['👩‍👩‍👧‍👦❤️🔥🔥🔥'],
  ['“quoted” ‘twice’ "thrice" \'four\' «cinq»'],
  ['say “no'],
  ['!!!???...'],
  ['İstanbul ǅ ﬁnal ß'],
  ['Z̷̢̛̤a̸̧̛l̶̨̛g̵̢̛o̷̢̡'],
  ['constructor'],
];

const tame = 'four long bow strokes';

const allFacts = (phrase: string) =>
  Object.fromEntries(Object.keys(fieldOfCode).map((code) => [code, phrase]));

const common = { style: 'friendly', start: 3, at: '08:30' } as const;

/** Campaigns of each kind with hostile words as the title, the facts and the description. */
function* hostileCampaigns(words: string): Generator<TestCampaign> {
  const all = allFacts(words);
  for (const kind of habitKinds)
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

const tagsOf = (html: string) => [...html.matchAll(/<[a-z!/][^>]*>/gi)].map(([tag]) => tag);

/** The tags of emails with harmless words, which are the only allowed ones. */
function tameTags(): Set<string> {
  // Cue and action differ, so that some emails show the plan line.
  const facts = { ...allFacts(tame), c: 'I get home' };
  const { texts } = runWithMarks(planOf({ ...common, title: tame, kind: 'build', facts }), 'misses');
  return new Set(
    texts.flatMap((text) =>
      tagsOf(emailContent({ rendered: text.rendered, links }, { APP_ORIGIN: origin }).html),
    ),
  );
}

const controls = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const breaks = /[\r\n]/g;
/** Invisible characters that hide or reverse text, except joiners in emoji and the isolates around titles. */
const hidden = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2067\ufeff]/u;
const isolated = /\u2068[^\u2068\u2069]*\u2069/gu;
const linkLike =
  /https?:|www\.|[\w.-]+@[\w.-]+|\bmailto:|\b[a-z0-9-]+\.(?:example|com|net|org|io)\b|(?:\+?\d[\s().-]*){7,}/iu;

/** The harm that hostile words do in a rendered message. */
function harmIn(
  reading: Reading,
  kind: HabitKind,
  never: RegExp | undefined,
  tags: ReadonlySet<string>,
): string[] {
  const harm: string[] = [];
  for (const rendered of [reading.rendered, reading.privateRendered]) {
    const { subject, html, text } = emailContent({ rendered, links }, { APP_ORIGIN: origin });
    const plain = withoutOurs(text);
    const shown: Record<string, string> = {
      'app text': withoutOurBreaks(reading),
      'text message': rendered.sms.replace(sampleLink, ''),
      'short text': reading.short ?? '',
      'push title': rendered.push.title,
      'push body': rendered.push.body,
      subject,
      'email text': plain.replace(breaks, ' '),
    };
    for (const [form, words] of Object.entries(shown)) {
      if (controls.test(words)) harm.push(`${form}: a control character or line break`);
      if (hidden.test(words.replace(isolated, ''))) harm.push(`${form}: an invisible or reversing character`);
      if (linkLike.test(withoutHelplines(words, kind))) harm.push(`${form}: a link, an address or a number`);
      if (never?.test(words)) harm.push(`${form}: contains ${never}`);
    }
    const unknownTag = tagsOf(html).find((tag) => !tags.has(tag) && !tag.startsWith('<title'));
    if (unknownTag !== undefined) harm.push(`email: the tag ${unknownTag}`);
    const seen = html.replace(/<[^>]*>/g, '');
    if (never?.test(seen)) harm.push(`email: contains ${never}`);
    if (hidden.test(seen.replace(isolated, ''))) harm.push('email: an invisible or reversing character');
    if (linkLike.test(withoutHelplines(withoutOurs(seen), kind))) harm.push('email: a link');
    if (subject.length > 120) harm.push('subject: too long for a header');
    if (rendered.push.body.length > MAX_PUSH_BODY) harm.push('push body: too long');
    if (segmentsOf(rendered.sms) === 3) harm.push('text message: more than two segments');
    if (!rendered.sms.endsWith(sampleLink)) harm.push('text message: lost its link');
  }
  return harm;
}

/** Removes the line breaks that the app adds, not those in the user's own words. */
const withoutOurBreaks = ({ content, ownWords }: Reading) =>
  splitByRanges(content, ownWords)
    .map(({ text, isOwn }) => (isOwn ? text : text.replaceAll('\n', ' ')))
    .join('');

const withoutOurs = (text: string) =>
  Object.values(links).reduce((rest, link) => rest.replaceAll(link, ''), text);
const withoutHelplines = (text: string, kind: HabitKind) =>
  kind === 'danger' ? text.replace('116 123', '').replace('findahelpline.com', '') : text;

/** M6: hostile titles, facts and descriptions are harmless in every form on every channel. */
export function measureHostile(): Measure {
  const tags = tameTags();
  const failures: string[] = [];
  for (const [words, never] of hostileWords) {
    const harm = new Set<string>();
    for (const campaign of hostileCampaigns(words)) {
      try {
        for (const reading of runWithMarks(planOf(campaign), 'misses').texts)
          for (const problem of harmIn(reading, campaign.kind, never, tags))
            harm.add(`${campaign.kind}: ${problem}`);
      } catch (error) {
        harm.add(`${campaign.kind}: ${String(error)}`);
      }
    }
    if (harm.size > 0)
      failures.push(`${JSON.stringify(words.slice(0, 60))}: ${[...harm].slice(0, 6).join('; ')}`);
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

const judgeErrorRate = 0.1;
const maxRejectedShare = 0.05;
const sendTime = '07:00';

/** M7: a model's hostile texts that reach the user, with a judge model that errs one time in ten. */
export function measureHostileTexts(): Measure {
  const chance = randomFrom(7);
  const passed = hostileTexts.filter(
    ({ text, habit }) => whyRejected(text, { habit: { ...habit, sendTime }, earlier: [] }) === null,
  );
  const missedByCode = passed.filter(({ seenByCode }) => seenByCode);
  const judged = passed.filter(({ seenByCode }) => !seenByCode);
  const missedByJudge = judged.filter(() => chance() < judgeErrorRate);
  return {
    id: 'M7',
    rule: `of ${hostileTexts.length} hostile texts by a model, those that reach the user: missed by code; missed by a judge that errs one time in ten`,
    figure: `${missedByCode.length}; ${missedByJudge.length} of ${judged.length}`,
    bar: '0; listed',
    passes: missedByCode.length === 0,
    failures: [
      ...missedByCode.map(({ text }) => `code should reject it: "${text}"`),
      ...missedByJudge.map(({ text, habit }) => `the judge was wrong (${habit.title}): "${text}"`),
    ],
  };
}

/** M8: a model's good texts that code rejects. */
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
    rule: `of ${count} good texts by a model, those that code rejects`,
    figure: percent(share),
    bar: `≤ ${percent(maxRejectedShare)}`,
    passes: share <= maxRejectedShare,
    failures,
  };
}
