/** Verbs that open a habit's title ('Drink more water'), and how they are said as a doing ('drinking more water'). */

const verbs = new Set(
  (
    'accept achieve add admire answer apply appreciate arrange arrive ask avoid bake balance be become begin bike blog boil ' +
    'book box breathe brew bring brush build buy call care carry catch celebrate change chat check chew chop clean ' +
    'clear climb close code collect comb complete compliment compose concentrate connect consume contact cook copy count create ' +
    'cross crochet cuddle cut cycle dance deadlift declutter decrease develop dig dim do donate drink draw dream dress ' +
    'drive dust earn eat edit embrace empty encourage end engage enjoy enter exercise explore express fast feed file fill ' +
    'find finish fix floss focus fold follow garden gather get give go greet grow handle hang have hear help hike hit hold ' +
    'hug hydrate improve increase invest invite iron jog join journal juggle jump keep kiss knit laugh launch lay lead learn ' +
    'leave lift light limit list listen live lock log look love lower maintain make manage massage measure meditate ' +
    'meet memorise memorize minimise minimize mow move nap network note observe offer open organise organize paint pack park pause pay ' +
    'perform phone pick plan plant play polish post practice practise praise pray prep prepare print prioritise prioritize process ' +
    'program publish pull push put quit raise reach read record recycle reduce reflect relax remember repair repeat reply rest ' +
    'reuse review revise ride rinse rise row run save say schedule scrub sculpt see sell send serve set sew ' +
    'share shave shop show shower sing sit skate sketch ski skip sleep slow smell smile solve sort speak spend sprint stand start stay ' +
    'step stick stop stretch study submit surf swap sweep swim switch take talk teach tell text thank think tidy track train translate travel ' +
    'treat try turn type understand unplug unsubscribe upgrade use vacuum visit visualise visualize volunteer wait wake walk warm wash watch ' +
    'water weed weigh whittle win wind wipe work worry wrap write yawn'
  ).split(' '),
);

/** Words that are as often the name of a thing: they count as verbs only when what follows says so. */
const alsoNouns = new Set(
  (
    'balance bike blog book box brush call care change chat check clean code cook count cross cut cycle dance diet draw dream dress drink drive ' +
    'exercise fast file focus garden hike hold hug iron jog journal jump laugh lead light list log look love massage measure mow move ' +
    'nap network note paint park pause phone plan plant play polish post practice praise prep print process program record reply rest review ride ' +
    'row run schedule shop show shower sketch ski sleep smell smile sort sprint start step stretch study surf swim switch talk text track train ' +
    'travel visit wake walk wash watch water weed work worry'
  ).split(' '),
);

/** A verb is followed by these, a thing's name hardly ever is. */
const followers = new Set(
  (
    'a an the my your our his her their this that these some any more less fewer at in on to for with without before after by ' +
    'up out off down away back through around outside inside every each all one two three four five six seven eight nine ten ' +
    'twenty thirty daily early earlier slowly mindfully regularly often well less not only and or from into about better consistently'
  ).split(' '),
);

const doubled = new Set(
  'knit spin pin hop nod pat pet tan whip run swim sit get put cut plan set stop chat jog log hit quit rub wrap step skip nap shop sip unplug hug dim dig mow scrub win begin jot prep swap chop zip tap cut skim trim'.split(
    ' ',
  ),
);

const irregular: Record<string, string> = {
  be: 'being',
  see: 'seeing',
  die: 'dying',
  lie: 'lying',
  tie: 'tying',
  dye: 'dyeing',
  mow: 'mowing',
  row: 'rowing',
};

/** 'run' gives 'running', 'write' gives 'writing'. */
export function gerundOf(verb: string): string {
  const known = irregular[verb];
  if (known !== undefined) return known;
  if (doubled.has(verb)) return `${verb}${verb.slice(-1)}ing`;
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (verb.endsWith('e') && !/(ee|oe|ye)$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  return `${verb}ing`;
}

/** Whether a title that opens with these words opens with a verb. */
export function opensWithVerb(words: readonly string[]): boolean {
  const [first = '', second] = words.map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}-]/gu, ''));
  if (second === undefined) return verbs.has(first) && !alsoNouns.has(first);
  if (verbs.has(first) && !alsoNouns.has(first)) return true;
  // After 'walk' or 'study' a determiner, a number or a preposition decides.
  // 'Water the plants', but 'Water before coffee' is about the water.
  if (first === 'water') return /^(?:the|my|our|your|plants)$/.test(second);
  const followed = followers.has(second) || /^\d/.test(second);
  if (verbs.has(first)) return followed || opensObject.has(`${first} ${second}`);
  return (
    /^(a|an|the|my|our|your|some|more|less)$/.test(second) &&
    /^[a-z]{2,}$/.test(first) &&
    !nonVerbs.has(first)
  );
}

/** Pairs of a double-faced word and its usual object. */
const opensObject = new Set(
  (
    'drink water,drink tea,drink coffee,play guitar,play piano,play chess,play tennis,play music,play violin,study spanish,study french,study math,' +
    'practice piano,practice guitar,practice yoga,practice gratitude,practice spanish,practice mindfulness,practice meditation,practice violin,practice french,practice german,cook dinner,cook healthy,cook lunch,call mom,call dad,call mum,call grandma,call family,call friends,clean house,text friends,water plants,' +
    'wake early,wake up,plan tomorrow,plan meals,track spending,track expenses,track habits,walk dog,brush teeth,rest more,sleep more,sleep early,sleep earlier,sleep better,' +
    'ride bike,swim laps,run laps,walk dogs,draw something,dance daily,paint something,light candles,review notes,review goals,plan ahead,count blessings,check email,move daily,move my,change sheets,visit family,visit grandma,review flashcards,drink eight,wash dishes,wash face,code daily'
  ).split(','),
);

const nonVerbs = new Set(
  'in on at by for with to from of and or but no not never always all only just one two three four five what why how when who where than then as if over under per via'.split(
    ' ',
  ),
);

/** Whether a word is a doing already ('reading'), and not a thing that ends alike ('morning'). */
export function isGerund(word: string): boolean {
  return (
    /^[a-z]{2,}ing$/.test(word) &&
    !/^(morning|evening|spring|string|king|ring|thing|swing|wing|sibling|ceiling|sterling|wedding|building|nothing|something|everything|anything|during|being|sling|bring|sing|clothing|bedding|darling|pudding)$/.test(
      word,
    )
  );
}

/** Whether the word is a verb in its plain form. */
export function isVerb(word: string): boolean {
  return verbs.has(word);
}
