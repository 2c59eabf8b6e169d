/**
 * Acts, objects, cues and places that only a person can bring into a text, by their dictionary form. Words of the
 * program itself (calendar, message, paper, clock) are not among them.
 */
const words = `
walk jog sprint swim bike cycle ride dance climb hike lift squat plank push-up pushup sit-up crunch lunge stretch yoga
pilates gym workout exercise treadmill jump skip-rope bend knee arm leg shoulder hip back-pain muscle posture
breathe breath inhale exhale meditate meditation pray prayer mantra cushion
read book chapter novel library poem poetry story newspaper magazine bookmark highlight essay thesis word-count page
draw sketch paint brush canvas photo camera knit sew crochet craft pottery clay wood carve garden plant weed seed soil
water drink glass bottle cup mug sip coffee tea kettle juice soda wine beer whiskey alcohol smoke cigarette vape
eat food meal breakfast lunch dinner supper snack dessert fruit apple vegetable salad protein calorie diet sugar cookie
chocolate candy bread soup plate bowl spoon fork kitchen fridge stove oven cook bake recipe grocery dishes dishwasher
tooth teeth toothbrush toothpaste floss mouthwash shower bath soap shampoo towel face skin sunscreen lotion hair nail
pill tablet vitamin medicine medication dose injection insulin lithium blood pressure pulse thermometer scale weight
leaflet pharmacist doctor nurse therapist clinic hospital bandage crutch
bed pillow blanket alarm pajamas lamp curtain window door doorway hallway hall stairs elevator floor ceiling wall sofa
couch chair table desk drawer shelf closet cupboard box basket bag backpack wallet key coat jacket shoe shoes sneakers
socks boots clothes outfit laundry washing vacuum mop broom trash dust tidy declutter
phone screen scroll feed notification tiktok instagram email inbox laptop computer keyboard tv television remote video
game playlist podcast headphones charger tab browser website
music song instrument guitar violin cello piano drum flute bow string chord scale sing choir tune melody metronome
language vocabulary flashcard verb grammar spanish french german english accent pronunciation duolingo
car drive bus train subway commute traffic bicycle helmet seatbelt station platform gas parking
dog cat pet leash litter park beach forest river canal lake mountain street sidewalk sunshine sun rain snow umbrella
office meeting boss colleague coworker client invoice project deadline school homework class teacher exam student
mother father mom dad mum papa mama sister brother daughter son wife husband partner grandma grandpa aunt uncle cousin
neighbor baby kid child children family birthday wedding funeral grave candle letter card envelope stamp gift
money cash coin bank bill budget savings debit credit-card shopping cart casino bet lottery
journal diary notebook pen pencil pencil-case sticky-note whiteboard sticker
wrist rubber-band gum stone fist hands
`;

/** As a text may use them: walks, walking, walked, stories, running. */
const formsOf = (word: string) => {
  const open = word.replace(/(?:e|y)$/, '');
  const doubled = `${word}${word.at(-1)}`;
  return [
    word,
    `${word}s`,
    `${word}es`,
    `${open}ies`,
    `${word}ing`,
    `${open}ing`,
    `${doubled}ing`,
    `${word}ed`,
    `${word}d`,
    `${doubled}ed`,
  ];
};

export const inventedWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/).flatMap(formsOf));

/** Where such a word is part of a sentence that is true for everyone, or of the program itself. */
export const allowedPhrases: readonly RegExp[] = [
  /\bgym (members|programs)\b/g,
  /\bpeople starting to exercise\b/g,
  /\b(no|without|under|any) pressure\b/g,
  /\b(a|small) game\b/g,
  // The page of a campaign.
  /\b(its|your|the campaign['’]s) page\b/g,
  // The message itself, or what the person has written down.
  /\bread (this|it|that|them|through|mine|me|my (next )?message)\b|\bquick to read\b|\b(then|thanks for) read(ing)?\b/g,
  // Time without anything to do.
  /\b(dull|idle) stretch\b/g,
  // What a day may be short of, in a list to choose from.
  /\bsleep, (mood, time, )?money\b/g,
  /\bleaflet or pharmacist\b/g,
  /\bask your pharmacist\b/g,
  /\bin (your|the) (mind|head)\b/g,
  /\bpiece of paper\b/g,
  /\bby hand\b/g,
];

const numberWords =
  'zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|dozen|twice';
/** Digits and number words. "One" is an article as often as a number: it counts with a unit of the act alone. */
export const numberPattern = new RegExp(
  `\\b(?:\\d[\\d,.:]*\\d|\\d|(?:${numberWords})(?:-(?:one|two|three|four|five|six|seven|eight|nine))?)\\b|\\b(?:one|half an?)[ -](?:minutes?|hours?|pages?|reps?|sets?|laps?|miles?|glass|glasses|times a)\\b`,
  'gi',
);

/** Numbers that are known without being told: the calendar, the program, and the true sentences. */
export const allowedNumbers: readonly RegExp[] = [
  /\bweeks? \d+(?: (?:to|and) \d+)?\b/gi,
  /\bday (?:1|one)\b/gi,
  // Twelve weeks, six of them gone; a week, two weeks, three months.
  /\b(?:two|three|six|seven|twelve) (?:more )?(?:days|weeks|months)(?: ago)?\b/gi,
  /\b(?:and )?six (?:to go|down|(?:are )?left)\b/gi,
  // Things that the same text lists or asks to write.
  /\b(?:all|these|those|of the|the last|leave all) (?:two|three|four)\b/gi,
  /\b(?:two|three) (?:things|parts|lines|words|choices|answers|questions|options|to check)\b/gi,
  /\bone or two (?:words|sentences|lines)\b|\bsentence or two\b/gi,
  /\bthan two\b|\btwice as (?:much|many)\b|\bread it twice\b|\btwo (?:steps|times) today\b|\bminute or two\b/gi,
  // The condition says so.
  /\bthree (?:marks )?in a row\b|\bit['’]s four\b/gi,
  /\b(?:half an?|half|one) minute\b|\b(?:the|this) (?:half|one) minute\b|\bnext five minutes\b/gi,
  /\b(?:five|ten)[- ]seconds?\b|\bseconds to five\b|\bcount to five\b/gi,
  /\b(?:94 (?:tests|times)|138 studies|61,000 gym members|54 (?:gym )?programs)\b/gi,
  // The check-in and the page with help.
  /\b988\b|\b116 123\b|\b911\b|\b999\b|\b112\b/g,
];

/** How long to wait, or to look, is part of the program where something is to become less. */
export const allowedWaits: readonly RegExp[] = [
  /\b(?:one|two|five|ten|fifteen)[- ]minutes?\b|\b(?:half an|one|next half) hour\b/gi,
];
