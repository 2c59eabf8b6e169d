import { expect, it } from 'vitest';
import { readIntent } from '../../../worker/replies/reply-text.rules.ts';
import { phrases } from '../tables.ts';

const notStopped = (texts: readonly string[]) => texts.filter((text) => readIntent(text) !== 'stop');
const stopped = (texts: readonly string[]) => texts.filter((text) => readIntent(text) === 'stop');

it('emoji, punctuation, spacing and signatures never cancel a STOP', () => {
  const texts = phrases(`
    Stop 🛑 | STOP 😡 | 🛑 STOP | Stop!!! 🙏 | STOP 👎 | unsubscribe ❌ | 🛑 | stop 👍 | ✅ stop | S T O P
    s.t.o.p | STOOOP | STOPPP!! | «Stop» | *STOP* | ＳＴＯＰ | #stop | Stop ok? 🙂 | Done. STOP
  `);
  expect(
    notStopped([
      ...texts,
      'stop\u200b',
      'STOP\n\nSent from my iPhone',
      'stop.\n--\nBob',
      'STOP\r\n-- \r\nBob',
      'Stop\nBob Smith\nCEO, Acme',
      'Hello\n\nSTOP',
      'I have told you twice.\nWho are you?\nstop',
      'Please\nstop\ntexting me',
    ]),
  ).toEqual([]);
});

it('words after a leading STOP don’t cancel it', () => {
  const texts = phrases(`
    stop thx | Stop messaging this number | STOP this is the wrong number | stop stop stop | stop ok
    STOP I never signed up for this | Stop you creeps | please stop, I am driving
    stop texting me, I did it | Stop everything you idiots | STOP - done with this
    unsubscribe from whatever this is | Stop ur spam | can you stop already
    Hey, stop bothering people | STOP, smoking is my business | stop everything
    Stop fucking texting me | stop at once you idiots | Stop for the love of God
    Stop before I sue you | stop doing this | please stop reminding me of it | Stop wasting my time
  `);
  expect(
    notStopped([...texts, `STOP because ${'I have no time for this and '.repeat(20)} I mean it`]),
  ).toEqual([]);
});

it('any reasonable wording is a STOP', () => {
  const texts = phrases(`
    please remove my number | wrong number | You have the wrong number, stop | Sorry, wrong number!
    You have the wrong number buddy | Leave me alone you people | no more texts
    no more messages today or ever | Quit | end | Revoke | I revoke my consent
    opt me out of these things | Opt out | cancel | Remove | do not contact me again
    Never text me again, creep | I said stop | I told you to stop | quit texting me
    take me off your stupid list | Delete my number from your phone | lose my number | unsub
    Unsuscribe | not interested | fuck off | Go away! | would you please stop sending these
    who is this? stop | Please don’t text me anymore
    Why do you keep writing? I want you to stop texting me this minute
    I don’t want these emails | I do not want to get any more texts | I no longer want your reminders
    Bitte keine Mails mehr | keine weiteren Nachrichten | ich will keine SMS mehr von euch
    Plus de messages svp | ne m’envoyez plus rien | No quiero recibir más mensajes | no me envíen más correos
  `);
  expect(notStopped(texts)).toEqual([]);
});

it('"The end" after a day is marked done is not a STOP, and anywhere else it is', () => {
  for (const text of ['Done. The end.', 'Done! The end!', 'did it\nThe end', 'All done, the end 🎉'])
    expect([text, readIntent(text)]).toEqual([text, 'done']);
  expect(
    notStopped(phrases('The end | Stop. The end. | Done. End | Done. Stop. The end | No. The end')),
  ).toEqual([]);
});

it('the usual words of other languages are a STOP', () => {
  const texts = phrases(`
    ARRET | Arrêt | ARRÊTEZ svp | désabonner | Alto | PARAR | pare por favor | Baja | cancelar
    no más | Stopp | Stopp bitte | Abmelden | afmelden | Sair | basta | Стоп | отписаться | إيقاف
    توقف | 停止 | 退订。 | 配信停止 | 중지 | 수신거부 | रोकें | tigil | berhenti | huỷ | annuler | Fin | sispann
    falsche Nummer | mauvais numéro | número equivocado
  `);
  expect(notStopped(texts)).toEqual([]);
});

it('another sentence with such a word is no STOP', () => {
  const texts = phrases(`
    I quit smoking today | I can't stop now | Don't stop | please do not stop | yes, end of day
    never stop | end of story: done | stop by the gym: done | Stop at the store, then walk
    stop smoking: day 3 done | Stop eating sugar after six | stop and stretch
    Stop when the timer rings | Quit smoking 3 days ago! | cancel today | Cancel my gym membership
    End my day with a walk | No more sugar for a week | the weekend | Please don't stop texting me
    you can never stop sending these | I did not stop working until ten | No, I stopped early
    stopwatch broke | unstoppable | I removed sugar | nonstop | cancelled, sick | ended up doing 10
    I dialed a wrong number today | Final lap | I do not write anymore | I never call
    stop doing pushups at ten | stop before dinner | done | not today | later | no | start
    I want to stop procrastinating | quit my job | remove the sugar | no need to stop
    I don’t want to | I don’t want more coffee | keine Lust mehr | keine Zigaretten mehr | plus de sucre | no quiero más café
  `);
  expect(
    stopped([
      ...texts,
      'yes\nthanks, no need to stop now',
      '',
      'Done\n\nOn Mon, Bob wrote:\n> stop',
      'yes\n-- \nStop',
      'Done\n\n\nAnn\nAcme\n1 Main St\nStop',
    ]),
  ).toEqual([]);
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
    const start = performance.now();
    readIntent(part.repeat((512 * 1024) / part.length));
    expect(performance.now() - start, part).toBeLessThan(1000);
  }
});
