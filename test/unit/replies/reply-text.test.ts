import { expect, it } from 'vitest';
import { reportOf } from '../../../worker/replies/mail-events.service.ts';
import {
  crisisText,
  doneText,
  firstOwnLine,
  hasTooManyLines,
  helpText,
  type Intent,
  mayBeAnswer,
  nothingToAnswerText,
  readIntent,
  skippedText,
  snoozedText,
  startedText,
  stillOpenText,
  stoppedText,
  textOfHtml,
  tooLateText,
} from '../../../worker/replies/reply-text.rules.ts';
import { countSeptets } from '../../../worker/writer/fit-text.ts';

const meanings: Record<Intent, string> = {
  stop: `STOP|STOPALL|QUIT|END|REVOKE|OPT OUT|CANCEL|UNSUBSCRIBE| sToP!!!\n|"STOP"|opt-out|un-subscribe|pls stop|ＳＴＯＰ
    |stop texting me|please end this|no, stop|Please stop sending me texts|cancel my subscription|I want to opt out
    |No more texts please|Could you please unsubscribe me?|Hi, please stop all messages. Thanks|Leave me alone!
    |remove me from your list|don't text me again|I would like to cancel all of these reminders|hey stop\nnow`,
  start: 'START|unstop|Start again please|start texts|START 🙂|Start! 🙏',
  help: 'HELP|info|Help! 😕|help me please',
  done: 'done|Done!|Y|yes|Did it 🎉|✅|👍🏽|I did it|all done, thanks|Yes, I did|Hello!\ndone thx',
  skip: 'skip|No.|N|not today|skip today|no thanks|skip it please',
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

it('every confirmation fits in one text message', () => {
  const origin = 'https://better-habits.example';
  const texts = [
    ...[crisisText, doneText, skippedText, tooLateText, nothingToAnswerText, snoozedText('10:30 AM')],
    ...[stoppedText('sms', 'sms', origin), helpText('sms', origin)],
    `${skippedText} ${stillOpenText(`${origin}/m/0123456789abcdef`)}`,
    ...(['nothing', 'some', 'all'] as const).map((off) => startedText(off, origin)),
  ];
  for (const text of texts) expect(countSeptets(text) ?? 999, text).toBeLessThanOrEqual(160);
});

const firstLine = (html: string) => firstOwnLine(textOfHtml(html));

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

it('remarks, greetings and news about the day don’t answer a question', () => {
  const remarks = ['Thanks!', 'ok', 'I didn’t do it', 'I have not done it', 'not done yet', 'Smaller today'];
  const more = [
    'who is this',
    'lol 😂',
    'This evening',
    'Hi there!',
    'did half',
    '👍',
    'why?',
    'this is spam',
  ];
  const answers = ['walk today', 'I put the kettle on', 'love for my son', 'too tired', 'not smoking', 'tea'];
  expect([...remarks, ...more, ...answers].filter(mayBeAnswer)).toEqual(answers);
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
