import { expect, it } from 'vitest';
import type { Question, QuestionId } from '../../../worker/domain.ts';
import { answerIn } from '../../../worker/replies/answers.rules.ts';
import { reportOf } from '../../../worker/replies/mail-events.service.ts';
import {
  crisisText,
  doneText,
  hasTooManyLines,
  helpText,
  type Intent,
  linesAfterGreeting,
  nothingToAnswerText,
  ownLines,
  readIntent,
  skippedDoseText,
  skippedText,
  snoozedText,
  startedText,
  stillOpenText,
  stoppedText,
  textOfHtml,
  tooLateText,
} from '../../../worker/replies/reply-text.rules.ts';
import { countSeptets } from '../../../worker/writer/fit-text.ts';
import { phrases } from '../tables.ts';

const meanings: Record<Intent, string> = {
  stop: `STOP|STOPALL|QUIT|END|REVOKE|OPT OUT|CANCEL|UNSUBSCRIBE| sToP!!!\n|"STOP"|opt-out|un-subscribe|pls stop|ＳＴＯＰ
    |stop texting me|please end this|no, stop|Please stop sending me texts|cancel my subscription|I want to opt out
    |No more texts please|Could you please unsubscribe me?|Hi, please stop all messages. Thanks|Leave me alone!
    |remove me from your list|don't text me again|I would like to cancel all of these reminders|hey stop\nnow`,
  start: 'START|unstop|Start again please|start texts|START 🙂|Start! 🙏',
  help: 'HELP|info|Help! 😕|help me please|Who is this?|who are you|New phone, who dis?|Do I know you?',
  done: 'done|Done!|Y|yes|Did it 🎉|✅|👍🏽|I did it|all done, thanks|Yes, I did|Hello!\ndone thx',
  skip: 'skip|No.|N|not today|skip today|no thanks|skip it please|I’m sick today|Sick in bed, sorry|heute nicht',
  later: 'later|snooze|remind me later|in an hour|1 hour|snooze please|later pls|Hi coach,\n\nlater\n\nAnn',
};

const unclear = [
  ...['', '?', 'what is this', 'ok', '12345', '🤷', "don't stop", 'do not stop', 'never stop', 'weekend'],
  ...['I quit smoking', 'did not stop smoking', 'the endless', 'stopwatch broke', 'noon', 'yesterday'],
  ...['done?', 'Is it done', 'did I already', 'Have I done it today', 'yes?'],
  ...['not done', 'I have not done it', 'yes and no', 'done or skip'],
  'I would love to but my day was far too long and I did not stop working until ten at night',
];

it('many wordings of replies are understood; unclear ones have no intent', () => {
  for (const [intent, texts] of Object.entries(meanings))
    expect([intent, ...texts.split('|').filter((text) => readIntent(text) !== intent)]).toEqual([intent]);
  expect(unclear.filter((text) => readIntent(text) !== null)).toEqual([]);
});

it.each([
  {
    what: 'with emoji, punctuation, spaces or a signature',
    texts: [
      ...phrases(`
        Stop 🛑 | STOP 😡 | 🛑 STOP | Stop!!! 🙏 | STOP 👎 | unsubscribe ❌ | 🛑 | stop 👍 | ✅ stop | S T O P
        s.t.o.p | STOOOP | STOPPP!! | «Stop» | *STOP* | #stop | Stop ok? 🙂 | Done. STOP
        The end | Stop. The end. | Done. End | Done. Stop. The end | No. The end
      `),
      ...['stop\u200b', 'STOP\n\nSent from my iPhone', 'stop.\n--\nBob', 'Hello\n\nSTOP'],
      ...['Stop\nBob Smith\nCEO, Acme', 'I have told you twice.\nstop', 'Please\nstop\ntexting me'],
    ],
  },
  {
    what: 'before other words',
    texts: [
      ...phrases(`
        stop thx | Stop messaging this number | STOP this is the wrong number | stop stop stop | stop ok
        STOP I never signed up for this | please stop, I am driving | stop texting me, I did it
        Stop everything you idiots | STOP - done with this | unsubscribe from whatever this is | Stop ur spam
        can you stop already | STOP, smoking is my business | Stop fucking texting me
        Stop for the love of God | Stop before I sue you | stop doing this | please stop reminding me of it
      `),
      `STOP because ${'I have no time for this and '.repeat(20)} I mean it`,
    ],
  },
  {
    what: 'in any reasonable wording',
    texts: phrases(`
      please remove my number | wrong number | Sorry, wrong number! | You have the wrong number buddy
      Leave me alone you people | no more messages today or ever | I revoke my consent | opt me out of these things
      do not contact me again | Never text me again, creep | I told you to stop | quit texting me
      take me off your stupid list | Delete my number from your phone | lose my number | unsub | Unsuscribe
      not interested | fuck off | Go away! | who is this? stop | Please don’t text me anymore
      Why do you keep writing? I want you to stop texting me this minute
      I do not want to get any more texts | I no longer want your reminders
      Bitte keine Mails mehr | keine weiteren Nachrichten | ich will keine SMS mehr von euch
      Plus de messages svp | ne m’envoyez plus rien | No quiero recibir más mensajes | no me envíen más correos
    `),
  },
  {
    what: 'in other languages',
    texts: phrases(`
      ARRET | Arrêt | ARRÊTEZ svp | désabonner | Alto | PARAR | pare por favor | Baja | cancelar
      no más | Stopp | Stopp bitte | Abmelden | afmelden | Sair | basta | Стоп | отписаться | إيقاف
      توقف | 停止 | 退订。 | 配信停止 | 중지 | 수신거부 | रोकें | tigil | berhenti | huỷ | annuler | Fin | sispann
      falsche Nummer | mauvais numéro | número equivocado
    `),
  },
])('a STOP counts $what', ({ texts }) => {
  expect(texts.filter((text) => readIntent(text) !== 'stop')).toEqual([]);
});

it('"The end" after a day is marked done is no STOP', () => {
  for (const text of ['Done. The end.', 'Done! The end!', 'did it\nThe end', 'All done, the end 🎉'])
    expect([text, readIntent(text)]).toEqual([text, 'done']);
});

it('another sentence with a word for STOP is none', () => {
  const texts = phrases(`
    I quit smoking today | I can't stop now | please do not stop | yes, end of day
    end of story: done | stop by the gym: done | Stop at the store, then walk
    stop smoking: day 3 done | Stop eating sugar after six | stop and stretch
    Stop when the timer rings | Quit smoking 3 days ago! | cancel today | Cancel my gym membership
    End my day with a walk | No more sugar for a week | the weekend | Please don't stop texting me
    you can never stop sending these | I did not stop working until ten | No, I stopped early
    unstoppable | I removed sugar | nonstop | cancelled, sick | ended up doing 10
    I dialed a wrong number today | Final lap | I do not write anymore | I never call
    stop doing pushups at ten | stop before dinner
    I want to stop procrastinating | quit my job | remove the sugar | no need to stop
    I don’t want to | I don’t want more coffee | keine Lust mehr | keine Zigaretten mehr | plus de sucre | no quiero más café
  `);
  texts.push('yes\nthanks, no need to stop now', 'Done\n\nOn Mon, Bob wrote:\n> stop', 'yes\n-- \nStop');
  texts.push('Done\n\n\nAnn\nAcme\n1 Main St\nStop');
  expect(texts.filter((text) => readIntent(text) === 'stop')).toEqual([]);
});

it('a reply with more lines is read from its first, as an email is', () => {
  for (const [text, intent] of [
    ['Done\nSent from my iPhone', 'done'],
    ['skip\n\nSee you, Ann', 'skip'],
    ['START\n--\nBob', 'start'],
    ['What?\ndone', null],
    ['> done', null],
  ])
    expect([text, readIntent(text ?? '')]).toEqual([text, intent]);
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
    ...[crisisText, doneText, skippedDoseText, tooLateText, nothingToAnswerText, snoozedText('10:30 AM')],
    ...[stoppedText('sms', 'sms', origin), helpText('sms', origin)],
    `${skippedText} ${stillOpenText(`${origin}/m/0123456789abcdef`)}`,
    ...(['nothing', 'some', 'all'] as const).map((off) => startedText(off, origin)),
  ];
  for (const text of texts) expect(countSeptets(text) ?? 999, text).toBeLessThanOrEqual(160);
});

const firstLine = (html: string) => linesAfterGreeting(textOfHtml(html))[0];

it('the first line of an HTML reply is the person’s own', () => {
  const lines = {
    '<head><title>Re</title><style>p{}</style></head><body><p class="a">Done</p></body>': 'Done',
    '<STYLE type="text/css">a{}</STYLE><script>x</script >Done<br/>see you': 'Done',
    '<header>Done</header>': 'Done',
    '<style>a{}<div>Done</div>': 'a{}Done',
    '<div>not&nbsp;today</div><blockquote>stop</blockquote>': 'not today',
    '<head><style>a</style><script>b</script></head>Later<div class="gmail_quote">stop</div>': 'Later',
    'I did 3 < 5 rounds<br>really': 'I did 3 < 5 rounds',
    '<p>Hi Ann,</p><p>It&#8217;s &gt; 5 &amp;amp; &quot;fun&quot; &#x1F44D;&bogus;</p>':
      'It’s > 5 &amp; "fun" 👍&bogus;',
  };
  expect(Object.keys(lines).map(firstLine)).toEqual(Object.values(lines));
});

const questionOf = (id: QuestionId): Question => {
  const suggestions = id === 'half' ? ['Keep it', 'Make it smaller'] : ['I’m away from home'];
  return { id, suggestions, prompt: '', sentence: null, known: null };
};
const codes = ['a', 'c', 's', 'n', 'p', 'y', 'x', 'r', 'half'] as const;

it('an answer to the week’s question completes its sentence in English', () => {
  const answers: Record<(typeof codes)[number], string> = {
    a: 'Sit for three breaths|I will read one page|do ten squats',
    c: 'I put the kettle on|after lunch|wake up|my morning coffee',
    s: 'one page|5 minutes|open the book|at least a sentence',
    n: 'it rains|I’m tired|too tired|my kids are loud|no time|I’m away from home|when I travel',
    p: 'Anna|my sister|Uncle Bob|my old friend Jo',
    y: 'I want to keep up with my kids|for my son|because it calms me|my health',
    x: 'read two chapters|I’d like to run 5k',
    r: 'open the book|First: tune it',
    half: 'keep it|Make it smaller!',
  };
  for (const code of codes) {
    const missed = answers[code].split('|').filter((text) => answerIn(text, questionOf(code)) === null);
    expect([code, ...missed]).toEqual([code]);
  }
  const signed = 'Hi coach,\n\nread one page\n\nSee you, Ann\nSent from my iPhone';
  expect(answerIn(signed, questionOf('a'))).toBe('read one page');
});

it('remarks, news about the day, service requests, letters, automatic replies and other languages answer no question', () => {
  const remarks = phrases(`
    Thanks! | ok | I didn’t do it | not done yet | Smaller today | who is this | lol 😂 | This evening | Hi there!
    did half | 👍 | ❤️❤️ | why? | this is spam | I am sick today | I’m sick | walk today | tomorrow | great app
    I love this | You are annoying | I don’t like these emails | The link is broken | I will do it later
    I will be out of the office | I am out of the office until Monday | Automatic reply: away | on annual leave
    I no longer work here | For urgent matters call Bob | I’m back on May 3 and will reply then | Wrong number
    read example.com | call 555 010 2030 | mail me at a@b.co | I finished it | I forgot | Done with it all
    Danke | danke schön | heute nicht | ich bin krank | eine Seite lesen | Ich lese abends | keine Zeit | mein Bruder
    merci beaucoup | pas aujourd’hui | je suis malade | lire une page | gracias | hoy no puedo | estoy enfermo | leer una página
    no tengo tiempo | mi hermana | не сегодня | 今日は無理
  `);
  const letters = ['read one page\n\nBut first I have to tell you about my week', 'read\na\nb\nc\nd'];
  for (const code of codes)
    expect([
      code,
      ...[...remarks, ...letters].filter((text) => answerIn(text, questionOf(code)) !== null),
    ]).toEqual([code]);
});

it('quoted messages and signatures are left out in several languages, even if their first line is wrapped', () => {
  const quotes = phrases(`
    On Mon, Mar 3, 2031 at 7:30 AM Better Habits <r@b.example> wrote: | -----Original Message----- | > quoted
    Sent from my iPhone | Get Outlook for iOS
    Am Mo., 3. März 2031 um 07:30 Uhr schrieb Better Habits <r@b.example>: | Von meinem iPhone gesendet | Von: Better Habits
    Le lun. 3 mars 2031 à 07:30, Better Habits <r@b.example> a écrit : | Envoyé de mon iPhone | De : Better Habits
    El lun, 3 mar 2031 a las 7:30, Better Habits (<r@b.example>) escribió: | Enviado desde mi iPhone
    Il giorno lun 3 mar 2031 Better Habits ha scritto: | Op ma 3 mrt. 2031 om 07:30 schreef Better Habits:
  `);
  quotes.push('On Mon, Mar 3, 2031 at 7:30 AM Better Habits <reply+abc@b.example>\nwrote:');
  const left = quotes.filter((quote) => ownLines(`fine\n${quote}\nSTOP`).length !== 1);
  expect(left).toEqual([]);
  expect(ownLines('On Monday I wrote a page\nAm Abend schrieb ich drei Sätze')).toHaveLength(2);
});

it('half a megabyte of any HTML is read quickly', () => {
  // Some of these once took minutes.
  for (const part of ['<', '<style ', '<style>', '</head', '<br ', '<a href="', '</p', '<script></style>'])
    expect(textOfHtml(part.repeat((512 * 1024) / part.length)).length).toBeLessThanOrEqual(512 * 1024);
});

it('an email with more than 20,000 lines is rejected', () => {
  const mail = (lines: number) => new TextEncoder().encode('Done\r\n'.repeat(lines));
  expect([hasTooManyLines(mail(20_000)), hasTooManyLines(mail(20_001))]).toEqual([false, true]);
  expect(hasTooManyLines(new Uint8Array())).toBe(false);
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

it('a dropped message or a spam report has a reason; other events have none', () => {
  const dropped = { outcome: 'returned', reason: expect.stringContaining('didn’t send this') };
  const reported = { outcome: 'reported', reason: expect.stringContaining('was reported as spam') };
  const events = { dropped, complained: reported, unsubscribed: null, delivered: null };
  for (const [event, report] of Object.entries(events)) expect(reportOf({ event }, false)).toEqual(report);
});
