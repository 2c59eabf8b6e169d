import { expect, it } from 'vitest';
import type { Question, QuestionId } from '../../../worker/domain.ts';
import { answerIn } from '../../../worker/replies/answers.rules.ts';
import { reportOf } from '../../../worker/replies/inbound.service.ts';
import {
  crisisEmail,
  doneText,
  helpText,
  type Intent,
  nothingToAnswerText,
  ownLines,
  readablePart,
  readIntent,
  skippedDoseText,
  skippedText,
  snoozedText,
  soundsLikeDanger,
  startedText,
  stillOpenText,
  stoppedText,
  tooLateText,
} from '../../../worker/replies/reply-text.rules.ts';
import { countSeptets } from '../../../worker/writer/fit-text.ts';
import { crisisText } from '../../../worker/writer/help.rules.ts';
import { phrases } from '../tables.ts';

const meanings: Record<Intent, string> = {
  stop: `STOP|STOPALL|QUIT|END|CANCEL|UNSUBSCRIBE| sToP!!!\n|"STOP"|opt-out|ＳＴＯＰ|stop texting me|no, stop|hey stop\nnow
    |Could you please unsubscribe me?|remove me from your list|don't text me again`,
  start: 'START|unstop|Start again please|START 🙂',
  help: 'HELP|Help! 😕|help me please|New phone, who dis?|Do I know you?',
  done: 'Done!|Y|Did it 🎉|✅|👍🏽|all done, thanks|Yes, I did|Hello!\ndone thx|Done\nSent from my iPhone',
  skip: 'skip|No.|N|not today|no thanks|skip it please|Sick in bed, sorry|heute nicht|skip\n\nSee you, Ann',
  later: 'later|snooze|remind me later|1 hour|later pls|Hi coach,\n\nlater\n\nAnn',
};

const unclear = [
  '',
  '?',
  'what is this',
  'ok',
  '12345',
  '🤷',
  "don't stop",
  'weekend',
  'done?',
  'Is it done',
  'not done',
  'yes and no',
  'done or skip',
  'What?\ndone',
  '> done',
  'I would love to but my day was far too long and I did not stop working until ten at night',
];

it('many wordings of replies are understood; unclear ones have no intent', () => {
  for (const [intent, texts] of Object.entries(meanings))
    expect([intent, ...texts.split('|').filter((text) => readIntent(text) !== intent)]).toEqual([intent]);
  expect(unclear.filter((text) => readIntent(text) !== null)).toEqual([]);
});

it('a STOP counts in a short sentence, with signs around it, and in Spanish and French', () => {
  const texts = phrases(`
    Stop 🛑 | 🛑 STOP | 🛑 | ✅ stop | STOOOP | «Stop» | Done. STOP | Stop. The end. | No. The end
    STOP this is the wrong number | please stop, I am driving | STOP - done with this | STOP, smoking is my business
    UNSUBSCRIBE from whatever this is | wrong number | Leave me alone! | no more messages | I told you to stop
    who is this? stop | Revoke | Quit texting me | ARRÊTEZ svp | Désabonner | pare por favor | no más | Alto
  `);
  texts.push('stop\u200b', 'STOP\n\nSent from my iPhone', 'stop.\n--\nBob', 'I have told you twice.\nstop');
  texts.push('Please\nstop\ntexting me', 'opt\nout please');
  expect(texts.filter((text) => readIntent(text) !== 'stop')).toEqual([]);
});

it('another sentence with a word for STOP is none', () => {
  const texts = phrases(`
    I quit smoking today | I can't stop now | yes, end of day | stop by the gym: done | stop smoking: day 3 done
    Stop when the timer rings | cancel today | Cancel my gym membership | No more sugar for a week
    Please don't stop texting me | nonstop | ended up doing 10 | I dialed a wrong number today | Done. The end.
  `);
  texts.push('yes\nthanks, no need to stop now', 'Done\n\nOn Mon, Bob wrote:\n> stop', 'yes\n-- \nStop');
  texts.push('Done\n\n\nAnn\nAcme\n1 Main St\nStop');
  expect(texts.filter((text) => readIntent(text) === 'stop')).toEqual([]);
});

it('half a megabyte of any reply is read quickly', () => {
  for (const part of ['stop ', 's ', 'you wrong ', 'please ', '\n', 's\n', '🛑', "'"]) {
    // Not by the clock, which also counts what other programs do.
    const before = process.cpuUsage();
    readIntent(part.repeat((512 * 1024) / part.length));
    const { user } = process.cpuUsage(before);
    expect(user / 1000, part).toBeLessThan(1000);
  }
});

it('every confirmation fits in one text message', () => {
  const origin = 'https://better-habits.example';
  const texts = [
    crisisText,
    doneText,
    skippedDoseText,
    tooLateText,
    nothingToAnswerText,
    snoozedText('10:30 AM'),
    stoppedText('sms', 'sms', origin),
    helpText('sms', origin),
    `${skippedText} ${stillOpenText(`${origin}/m/0123456789abcdef`)}`,
    ...(['nothing', 'some', 'all'] as const).map((off) => startedText(off, origin)),
  ];
  for (const text of texts) expect(countSeptets(text) ?? 999, text).toBeLessThanOrEqual(160);
});

const questionOf = (id: QuestionId): Question => {
  const suggestions = id === 'half' ? ['Keep it', 'Make it smaller'] : ['I’m away from home'];
  return { id, suggestions, prompt: '', sentence: null, known: null };
};
const codes = ['a', 'c', 's', 'n', 'p', 'y', 'x', 'r', 'half'] as const;

it('an answer to the week’s question completes its sentence in English', () => {
  const answers: Record<(typeof codes)[number], string> = {
    a: 'Sit for three breaths|I will read one page',
    c: 'I put the kettle on|after lunch|my morning coffee',
    s: 'one page|open the book|at least a sentence',
    n: 'it rains|too tired|no time|I’m away from home',
    p: 'Anna|my sister|my old friend Jo',
    y: 'I want to keep up with my kids|because it calms me|my health',
    x: 'I’d like to run 5k',
    r: 'First: tune it',
    half: 'keep it|Make it smaller!',
  };
  for (const code of codes) {
    const missed = answers[code].split('|').filter((text) => answerIn(text, questionOf(code)) === null);
    expect([code, ...missed]).toEqual([code]);
  }
});

it('remarks, news, requests, letters, automatic replies and other languages answer no question', () => {
  const remarks = phrases(`
    Thanks! | ok | I didn’t do it | not done yet | Smaller today | lol 😂 | did half | 👍 | why? | this is spam
    I’m sick | tomorrow | great app | I don’t like these emails | The link is broken | read example.com
    I am out of the office until Monday | Automatic reply: away | on annual leave | I no longer work here
    For urgent matters call Bob | Wrong number | mail me at a@b.co | I finished it
    Sorry Bob | some more messages | Awesome | I don’t know | Fertig | It rains today | Maybe Anna
    I’m out of office | I’m away until May
    danke schön | ich bin krank | keine Zeit | merci beaucoup | lire une page | hoy no puedo | не сегодня | 今日は無理
  `);
  const letters = ['read one page\n\nBut first I have to tell you about my week', 'read\na\nb\nc\nd'];
  for (const code of codes)
    expect([
      code,
      ...[...remarks, ...letters].filter((text) => answerIn(text, questionOf(code)) !== null),
    ]).toEqual([code]);
});

it('quoted messages and signatures are left out in several languages, even if wrapped', () => {
  const quotes = phrases(`
    On Mon, Mar 3, 2031 at 7:30 AM Better Habits <r@b.example> wrote: | -----Original Message----- | > quoted
    Get Outlook for iOS | Von meinem iPhone gesendet | Von: Better Habits | Envoyé de mon iPhone
    Am Mo., 3. März 2031 um 07:30 Uhr schrieb Better Habits <r@b.example>:
    El lun, 3 mar 2031 a las 7:30, Better Habits (<r@b.example>) escribió:
  `);
  quotes.push('On Mon, Mar 3, 2031 at 7:30 AM Better Habits <reply+abc@b.example>\nwrote:');
  const left = quotes.filter((quote) => ownLines(`fine\n${quote}\nSTOP`).length !== 1);
  expect(left).toEqual([]);
  expect(ownLines('On Monday I wrote a page\nAm Abend schrieb ich drei Sätze')).toHaveLength(2);
});

it('danger is seen around a quote, but never in the words of ours that it quotes', () => {
  const quoted = { title: 'Kill my debt', content: 'You wrote: “I want to die less\nalone.”' };
  const own = 'I want to die less';
  const [header, signature] = ['From: Better Habits\n', 'Sent from my iPhone\n'];
  const texts = (words: string) => [
    `Fine\n${header}${words}`,
    `Fine\n${signature}\n> Hello\n${words}\n> Bye`,
  ];
  for (const text of texts('I want to kill myself')) expect(soundsLikeDanger(text, quoted), text).toBe(true);
  const help = crisisEmail('https://habits.example', true);
  for (const text of [
    `Fine\n${header}> I want to kill myself`,
    ...texts(own),
    ...texts(help),
    ...texts(crisisText),
  ])
    expect(soundsLikeDanger(text, quoted), text).toBe(false);
});

it('only the first 20,000 lines of an email are read', () => {
  const read = (lines: number) => readablePart(new TextEncoder().encode('Done\r\n'.repeat(lines))).length / 6;
  expect([read(1), read(20_000), read(20_001)]).toEqual([1, 20_000, 20_000]);
});

it('a returned message is explained in plain words, without the server’s own', () => {
  const sentBack = (reason: string, isText: boolean) =>
    reportOf({ event: 'hard-bounced', status: '550', reason }, isText)?.reason;
  for (const [reason, ofEmail, ofText = ofEmail] of [
    ['550 5.1.1 user ann@example.com unknown', 'there is no such address', 'there is no such phone number'],
    ['552 5.2.2 over quota', 'your mailbox is full'],
    ['550 5.2.1 disabled', 'your mailbox is disabled'],
    ['550 5.7.1 spam', 'it doesn’t accept emails from us', 'it doesn’t accept texts from us'],
    ['no idea', 'it did not say why'],
  ] as const) {
    expect(sentBack(reason, false)).toBe(`Your mail provider sent this back: ${ofEmail}`);
    expect(sentBack(reason, true)).toBe(`Your carrier sent this back: ${ofText}`);
  }
});
