import type { Habit } from '../../worker/writer/writer.ts';

/** What a check looks at. */
export type CorpusHabit = Pick<Habit, 'kind' | 'title' | 'description' | 'facts'>;

/** A campaign as a person could have made it, and texts that a good model could write for it. */
export type GoodCampaign = { habit: CorpusHabit; texts: readonly string[] };

/** Written by hand. Code may refuse at most one in twenty. */
export const goodCampaigns: readonly GoodCampaign[] = [
  {
    habit: {
      kind: 'build',
      title: 'walk Biscuit around the canal (both of us need it)',
      description: 'He is eleven and I sit all day.',
      facts: {
        c: 'I put the kettle on',
        a: 'walk Biscuit around the canal',
        s: 'to the bridge and back',
        n: 'it rains',
        p: 'Anna',
        y: 'I want to keep up with my kids',
        x: 'do the whole canal twice on Sundays',
        r: 'leash on the hook',
      },
    },
    texts: [
      'After you put the kettle on: walk Biscuit around the canal. Nothing to prove. Mark it when you are back, whatever it was like.',
      'To the bridge and back counts as a whole day. Decide that now, while it is easy, and a gray morning has its answer.',
      "When it rains: to the bridge and back. He'll be wet, you'll be wet, and it still counts.",
      "You said: “I want to keep up with my kids.” Today's part of that: walk Biscuit around the canal.",
      "Does Anna know about this? No help needed. It's just easier when one more person does.",
      'After a lost week, one step and no more. You said: “leash on the hook.” The rest can follow from there.',
      '{done} of {due} days are marked. None of them did that by itself. After you put the kettle on, walk Biscuit around the canal.',
    ],
  },
  {
    habit: {
      kind: 'build',
      title: 'Moonlight Sonata, third movement',
      description: 'Because I stopped when I was nineteen and it still bothers me.',
      facts: {
        c: 'I close my work laptop',
        a: 'play the first two pages hands separately',
        s: 'eight bars, left hand',
        n: 'the kids are already asleep',
      },
    },
    texts: [
      'After you close your work laptop: play the first two pages hands separately. How fast does not matter today.',
      'Eight bars, left hand. That is the size for a day with no room in it, and it counts in full.',
      'When the kids are already asleep: eight bars, left hand. Decide it now and the evening has one question less.',
      'You wrote: “Because I stopped when I was nineteen and it still bothers me.” Play the first two pages hands separately, and leave it at that.',
      "What slips in between closing your work laptop and the first bar? You don't have to fix it. Just look.",
    ],
  },
  {
    habit: {
      kind: 'build',
      title: 'Sit-ups after the school run',
      description: '',
      facts: { c: 'I drop Maya at school', a: '20 sit-ups on the living room rug', s: '5 sit-ups' },
    },
    texts: [
      'You drop Maya at school, then 20 sit-ups on the living room rug. Two things, one order, nothing to decide.',
      '5 sit-ups is a full day. It really is.',
      'Today, only 5 sit-ups on purpose, even if there is time for the rest. The beginning is what is worth practicing.',
      "20 sit-ups on the living room rug, right after you drop Maya at school. What's in the way of the rug? Move that one thing.",
      'If Maya is off school today, the next natural break will do: 5 sit-ups. The cue stays the cue.',
    ],
  },
  {
    habit: {
      kind: 'build',
      title: 'finish ch. 4 of the damn thesis',
      description: '300 words a day so I can be done before the baby comes.',
      facts: {
        c: 'I sit down on the 7:42 train',
        a: 'write 300 words',
        s: 'one sentence, laptop open',
        n: 'the train is full',
      },
    },
    texts: [
      'Laptop open: one sentence of the chapter. More is allowed. It is not the deal.',
      'After you sit down on the 7:42 train, write 300 words. They can be bad ones.',
      'If the train is full: one sentence, laptop open. Decide it now, use it when it comes.',
      'You wrote: “300 words a day so I can be done before the baby comes.” Today is one of those days.',
      'The 7:42 leaves whether or not you feel like it. That makes it a good cue. Write 300 words.',
    ],
  },
  {
    habit: {
      kind: 'build',
      title: 'call papa',
      description: 'He is on his own since March.',
      facts: {
        c: 'I park at work',
        a: 'call Papa',
        s: 'send him a voice note',
        y: "I don't want to wish I had",
      },
    },
    texts: [
      'After you park at work: call Papa. It can be about nothing.',
      'Send him a voice note, if the meeting starts early. It counts exactly as much.',
      "You said: “I don't want to wish I had.” Call Papa.",
      "Call Papa after you park at work. What did he tell you last time that you'd like to ask about?",
      'Week twelve has the same rule as week three: send him a voice note, and the day is full.',
      'Is there a moment on a Saturday that feels like parking at work? If so, that is when you call Papa.',
    ],
  },
  {
    habit: {
      kind: 'build',
      title: 'estudar violão meia hora',
      description: 'Quero tocar uma música inteira no aniversário da minha mãe.',
      facts: { a: 'tocar meia hora', s: 'afinar o violão' },
    },
    texts: [
      'Tocar meia hora. Se hoje não couber, afinar o violão já conta como um dia inteiro.',
      'Você escreveu: “Quero tocar uma música inteira no aniversário da minha mãe.” Hoje é um pedacinho disso.',
      'Afinar o violão. Depois você decide: parar ali ou tocar meia hora. Os dois são dias completos.',
    ],
  },
  {
    habit: {
      kind: 'build',
      title: '10 minutos de español después de cenar',
      description: 'Porque la familia de mi pareja lo habla.',
      facts: {
        c: 'recojo la mesa',
        a: 'repasar diez tarjetas',
        s: 'tres tarjetas de pie',
        n: 'llego tarde',
        p: 'Lucía',
      },
    },
    texts: [
      'Después de recoger la mesa: repasar diez tarjetas. Nada más por hoy.',
      'Tres tarjetas de pie cuentan como un día entero. Decídelo ahora, que es fácil.',
      'Si llegas tarde: tres tarjetas de pie. La respuesta ya está tomada.',
      '¿Sabe Lucía que estás con esto? No hace falta que ayude. Es más fácil cuando alguien lo sabe.',
      'Escribiste: “Porque la familia de mi pareja lo habla.” Hoy, repasar diez tarjetas.',
      'No tienes que demostrar nada. Repasar diez tarjetas, y mañana me cuentas.',
      'Un día sin marca es solo eso, un día. Hoy: tres tarjetas de pie.',
    ],
  },
  {
    habit: {
      kind: 'build',
      title: 'Rückenübungen vom Physio-Zettel',
      description: 'Damit ich wieder ohne Ziehen Auto fahren kann.',
      facts: {
        c: 'ich den Computer ausmache',
        a: 'die Übungen vom Zettel',
        s: 'die erste Übung',
        n: 'ich Spätschicht habe',
        p: 'Jonas',
      },
    },
    texts: [
      'Nachdem du den Computer ausmachst: die Übungen vom Zettel. Mehr muss heute nicht sein.',
      'Die erste Übung zählt als ganzer Tag. Wirklich.',
      'Wenn du Spätschicht hast: die erste Übung. Dann ist es schon entschieden.',
      'Weiß Jonas davon? Er muss nichts tun. Es ist nur leichter, wenn es jemand weiß.',
      'Du hast geschrieben: „Damit ich wieder ohne Ziehen Auto fahren kann.“ Heute gehört dazu: die Übungen vom Zettel.',
      'Du musst heute nichts beweisen. Die erste Übung, dann schaust du.',
    ],
  },
  {
    habit: {
      kind: 'build',
      title: 'practice C# major scale + arpeggio',
      description: '',
      facts: { a: 'C# major, two octaves, slowly', s: 'one octave' },
    },
    texts: [
      'C# major, two octaves, slowly. Then mark it, and that is the day.',
      'One octave is enough. C# major, two octaves, slowly, is welcome.',
      'Could the music stay open where you left it? Then the next time begins by itself.',
    ],
  },
  {
    habit: {
      kind: 'build',
      title: 'thing I keep not doing',
      description: '',
      facts: {},
    },
    texts: [
      'Nothing to prove yet. Do it once, in any size you like, and mark it.',
      'Pick one thing you do every day anyway. This comes right after it, and from then on you only have to follow.',
      'If you do it today, look at the minute before. If you do not, look at that minute too. Both show where the day has room.',
      'Not feeling like it says little about the next few minutes. Do the very first bit, then choose.',
      'Say a friend starts this next week. What would you tell them first? It may be good advice for today.',
      'These messages end on Sunday. Your plan and your calendar stay where they are.',
    ],
  },
  {
    habit: {
      kind: 'build',
      title: "Mom's inbox: 3 emails",
      description: 'sorting out the estate, one envelope at a time',
      facts: {
        c: 'I load the dishwasher',
        a: 'answer 3 emails from the folder',
        s: 'open the folder',
        n: "I can't face it",
        p: 'my brother Luis',
      },
    },
    texts: [
      'After you load the dishwasher: answer 3 emails from the folder. Short answers are answers.',
      "When you can't face it: open the folder. Nothing more is asked of that day.",
      'Your brother Luis could know about this. Not to check on you, only so that it is real for one more person.',
      'Open the folder. Then choose: close it again or go on. Both are full days.',
    ],
  },
  {
    habit: {
      kind: 'build',
      title: 'floss',
      description: 'dentist was not happy',
      facts: { c: 'I brush my teeth at night', a: 'floss the lower ones', s: 'one gap' },
    },
    texts: [
      'After you brush your teeth at night: floss the lower ones. You know when.',
      'One gap. Some evenings that is the whole thing, and it counts.',
      'Same moment, same order: you brush your teeth at night, then floss the lower ones. It grows by repeating, unevenly.',
      'Is the floss where your hand is when you need it? If not, move it once.',
    ],
  },
  {
    habit: {
      kind: 'build',
      title: '毎朝ストレッチ',
      description: '腰が痛くならないように。',
      facts: { c: '歯を磨く', a: '窓の前で体をのばす', s: '一回だけ背のびする' },
    },
    texts: [
      '歯を磨いたら、窓の前で体をのばす。今日はそれだけで十分です。',
      '一回だけ背のびする。忙しい日はそれで一日分です。',
      '雨でも晴れでも、窓の前で体をのばす。終わったら印をつけてください。',
    ],
  },
  {
    habit: {
      kind: 'build',
      title: 'take the stairs to four',
      description: '',
      facts: { c: 'I swipe in downstairs', a: 'take the stairs to four', s: 'the first two floors' },
    },
    texts: [
      'You swipe in downstairs, then take the stairs to four. Nothing left to decide.',
      'The first two floors: that counts, and it counts in full.',
      'Want to play a small game? Guess how many days you marked this week, then look. Being wrong is the fun part.',
      'No mark yesterday. Did it happen anyway? Then add it. If not, it is one day. Today: the first two floors.',
      'Fridays look different for many people. When will you be downstairs today?',
    ],
  },
  {
    habit: {
      kind: 'reduce',
      title: 'less phone on the sofa',
      description: 'I lose whole evenings.',
      facts: {
        c: 'I sit down on the sofa',
        a: 'put the phone in the hall drawer',
        s: 'ten minutes in the drawer',
        n: "I'm waiting for a message",
        y: 'I want to read again',
        p: 'Mira',
      },
    },
    texts: [
      'Change nothing today. Just catch the first time you want it and note the hour.',
      'When you sit down on the sofa: put the phone in the hall drawer. Same moment, same answer.',
      "When you're waiting for a message: ten minutes in the drawer. A rule made beforehand is easier to follow.",
      'When you sit down on the sofa: ten minutes in the drawer. You said: “I want to read again.”',
      'Could a charger live in the hall drawer? Then the phone has a reason to be there.',
      'Tell Mira one true thing about this, or keep it to yourself. Both are fine.',
      'The wish comes up, stays a while and goes. You can watch it without answering.',
    ],
  },
  {
    habit: {
      kind: 'reduce',
      title: 'no beer on weekdays',
      description: 'sleep + money',
      facts: { c: 'dinner is on the table', a: 'pour sparkling water first', s: 'wait until I have eaten' },
    },
    texts: [
      'When dinner is on the table: pour sparkling water first. Two things, one order. Nothing to decide.',
      'When dinner is on the table: wait until you have eaten. Then choose again.',
      'Watch one evening. Write down when you first wanted it. Just the hour.',
      'Does that moment look the same on a Saturday? Only look, nothing to change.',
    ],
  },
  {
    habit: {
      kind: 'reduce',
      title: 'Weniger scrollen im Bett',
      description: 'Weil ich morgens immer müde bin.',
      facts: { c: 'ich das Licht ausmache', a: 'das Handy in den Flur legen', s: 'das Handy umdrehen' },
    },
    texts: [
      'Wenn du das Licht ausmachst: das Handy in den Flur legen. Gleicher Moment, gleiche Antwort.',
      'Das Handy umdrehen reicht an einem schweren Abend. Das zählt.',
      'Heute nur schauen: Wann kommt der Wunsch zuerst? Schreib dir die Stunde auf, sonst nichts.',
      'Du hast geschrieben: „Weil ich morgens immer müde bin.“ Das Ladekabel kann heute schon im Flur liegen.',
    ],
  },
  {
    habit: {
      kind: 'recover',
      title: "Dad's things",
      description: 'He died in April. I want to do a little at a time.',
      facts: { c: 'the house is quiet', a: 'sort one drawer', s: 'open the window in his room' },
    },
    texts: [
      'Sort one drawer. Whenever today has room. If it has none, that is all right.',
      'Open the window in his room. That is enough for a day like this.',
      'Nothing has to be finished. After the house is quiet, sort one drawer, or leave it.',
      'These messages end on Sunday. Nothing has to be done by then.',
      'Is there an hour when it is a little easier to be in there? You can keep to that one.',
    ],
  },
  {
    habit: {
      kind: 'recover',
      title: 'knee after surgery',
      description: 'The bending thing from Sarah (PT).',
      facts: { c: "I've had my tea", a: 'the bending thing on the bed', s: 'lie down with the leg up' },
    },
    texts: [
      "After you've had your tea: the bending thing on the bed, as Sarah showed you.",
      'Lie down with the leg up. On some days that is the whole plan.',
      'The bending thing on the bed, when today has room for it. Resting is part of this, too.',
      'Would it help to have the bed ready before you start? One pillow less to look for.',
    ],
  },
  {
    habit: {
      kind: 'recover',
      title: 'volver a salir a la calle',
      description: 'Después de la quimio.',
      facts: { a: 'llegar hasta el banco', s: 'asomarme al portal' },
    },
    texts: [
      'Llegar hasta el banco, cuando el día tenga sitio. Si no lo tiene, también está bien.',
      'Asomarte al portal es suficiente para hoy.',
      'No hay prisa. Hasta el banco, o hasta el portal, o mañana.',
    ],
  },
];
