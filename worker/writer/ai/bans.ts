import type { AiKind } from './instructions.ts';

/** Only a first check, in the most common languages; the judge catches the rest. */
type Ban = {
  /** Lower-case words separated by spaces. `_` stands for a space, `*` for any ending. */
  words: string;
  /** Match whole words in lower case with straight apostrophes. */
  patterns?: readonly RegExp[];
  /** Allowed if the user's own words have it: "clean the shed" isn't about sobriety. */
  allowIfUserSays: boolean;
  reason: string;
};

const compiled = new Map<Ban, RegExp>();

function patternOf({ words, patterns = [] }: Ban): RegExp {
  const alternatives = words
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' ').replaceAll('*', '\\p{L}*'));
  const all = [...alternatives, ...patterns.map(({ source }) => source)].join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${all})(?![\\p{L}\\p{N}])`, 'gu');
}

/** Both texts are in lower case. */
export function breaksBan(ban: Ban, text: string, userWords: string): boolean {
  let pattern = compiled.get(ban);
  if (pattern === undefined) {
    pattern = patternOf(ban);
    compiled.set(ban, pattern);
  }
  return (text.match(pattern) ?? []).some((words) => !(ban.allowIfUserSays && userWords.includes(words)));
}

const hurting: Ban = {
  allowIfUserSays: false,
  reason: 'it could lead to harm',
  words: `
    kys suicid* overdos* vomit* throw_up throwing_up make_yourself_sick self-harm* selfharm* rubber_band starve starving
    end_it_all end_everything not_worth_living go_die drop_dead not_wake_up sleep_forever cease_to_exist no_pain_no_gain
    no_pain,_no_gain through_the_pain pain_is_good better_off_dead eat_nothing murder* revenge drown* hangover jump_in_the
    mátate suicídate hazte_daño hacerte_daño córtate acabar_con_todo quitarte_la_vida mejor_muerto mejor_muerta
    pégale mátalo mátala golpéalo golpéala
    bring_dich_um töte_dich ritz_dich verletz_dich verletze_dich schneid_dich tu_dir_weh erbrich_dich kotz*
    selbstmord selbstverletz* umbringen schlag_ihn schlag_sie schlag_zu iss_nichts`,
  patterns: [
    /(?:kill|hurt|harm|cut|burn|punish|hate|starve|hit|hang|drown|poison|destroy|scratch|pinch) (?:yourself(?! out)|your (?:arms?|wrists?|skin|legs?|body))/u,
    /(?:end|take) your (?:own )?life|jump(?:ing)? off (?:a|the)|you (?:should|could|can) (?:just )?(?:die|disappear)/u,
    /(?:world|everyone|everybody|they|all) (?:\p{L}+ ){0,3}better (?:off )?without you|ohne dich (?:besser|glücklicher)/u,
    /deserve (?:to (?:die|suffer|hurt)|the pain|pain|punishment)|(?:hates?|despises?|(?:nobody|no one|no-one) (?:would |will )?(?:misses|miss|likes|loves)) you|(?:nobody|no one|no-one) cares/u,
    /(?:kill|hit|hurt|punch|kick|slap|smack|beat|stab|shoot|choke|strangle|attack|threaten) (?:him|her|them|someone|somebody|anyone|everyone|your (?:wife|husband|partner|kids?|child|children|dog|cat|mother|father|brother|sister|boss|neighbou?rs?))/u,
    /make (?:him|her|them) (?:pay|suffer|sorry|bleed)|(?:grab|get|buy|bring|load) (?:a|the|your) (?:gun|rifle|weapon)/u,
    /(?:until|till) (?:it|you) (?:hurts?|bleeds?|drop|faint|pass out)|(?:don't|do not) eat (?:anything|today|until)|swallow (?:all|them all|the whole)/u,
  ],
};

const insults: Ban = {
  allowIfUserSays: false,
  reason: 'it insults or swears',
  words: `
    idiot* stupid* moron* imbecile* dumb dumbass dimwit* loser* pathetic worthless useless disgusting coward* weakling*
    crybab* lazybones slacker* slacking quitter* scum wimp* slob fatty fatso piggy hopeless disgrace* total_failure
    a_failure joke_of_a screw-up waste_of_space waste_of_oxygen you_suck you_disgust you_are_nothing you're_nothing
    fuck* motherf* shit* bullshit bitch* bastard* ass asses asshole* dickhead cunt* slut* whore* retard* damn goddamn
    piss* wank* nigg* fagg* shut_up what's_wrong_with_you what_is_wrong_with_you
    imbécil* estúpid* tonto tonta tontos gordo gorda inútil* perezos* fracasad* cobarde* mierda puta pendej* cabrón
    cabron no_vales_nada das_asco
    dumm dumme dummer dummkopf blöd* faul faule fauler faules faulpelz versager* nutzlos* wertlos* hässlich* fette fetter
    fettes scheiß* scheiss* arschloch schlampe feigling* schwächling*`,
  patterns: [/f\*+\p{L}*|too (?:weak|stupid|lazy|fat|old) (?:to|for)|(?:can't|cannot) even/u],
};

/** Insults that also have a harmless meaning: "take out the trash". */
const slurs: Ban = {
  allowIfUserSays: true,
  reason: 'it insults or swears',
  words:
    'lazy fat ugly trash garbage clown freak pig fag dick porn* sexy naked purge purges purging bum brat dummy',
};

const claims: Ban = {
  allowIfUserSays: false,
  reason: 'it gives medical, diet or dosing advice, or promises results',
  words: `
    cure cures cured curing clinically doctor-approved prescribe prescribed mg mcg µg μg milligram* milliliter* dosage
    intermittent_fasting ketosis weight-loss weight_loss calorie* detox* metabolism belly_fat live_longer add_years adds_years antidepressant*
    scientifically scientist* proven guarantee* percent per_cent science_says science_shows
    science_proves rewire_your_brain rewires_your_brain dopamine serotonin endorphin* cortisol testosterone cholesterol
    immune_system blood_pressure_down anti-aging toxins
    21_days 21-day 21_day twenty-one_days twenty-one-day 21_días veintiún_días 21_tage 21_tagen
    adelgaz* calorías la_ciencia_dice la_ciencia_demuestra te_curará curarte según_los_médicos según_los_expertos
    según_los_científicos
    kalorien fettverbrennung verbrennst_fett wissenschaftlich heilt geheilt prozent garantiert`,
  patterns: [
    /(?:doctor|physician|nurse|pharmacist|therapist|dietitian|nutritionist)s? (?:says?|agrees?|recommends?|approved|knows?)/u,
    /los(?:e|es|ing) (?:\p{L}+ ){0,3}(?:weight|pounds?|lbs?|kilos?|kg|fat|inches|belly)|(?:burn|shed|melt|torch)(?:s|ing)? (?:\p{L}+ ){0,2}(?:fat|pounds?|weight|kilos?|calories)/u,
    /(?:skip|miss|drop|leave out)(?:ping)? (?:\p{L}+ ){0,2}(?:meals?|dinner|lunch|breakfast|medication|medicine|meds|pills?|doses?|insulin)|stop taking (?:your|the|any)/u,
    /(?:double|halve|half|extra|second|smaller|bigger) (?:the |your |a )?dos(?:e|es)|take (?:\p{L}+ ){0,3}(?:aspirin|ibuprofen|supplements?|vitamins?|melatonin|creatine|magnesium|painkillers?)/u,
    /(?:kilos?|pounds|inches|kg) (?:lighter|thinner|less)|(?:reverse|defeat|beat)s? (?:diabetes|depression|anxiety|cancer|disease|aging)/u,
    /instead of (?:your )?(?:medication|meds|medicine|insulin|therapy)|(?:lower|boost|reduce|balance)s? (?:your )?(?:blood|immun|risk|metabolism|hormones|stress hormones)\p{L}*/u,
    /(?:heal|treat|prevent)(?:s|ed|ing)? (?:your |the |any |all )?(?:cancer|depression|anxiety|diabetes|disease|illness|pain|body|injury|back|knee|brain|heart|adhd|insomnia)/u,
    /(?:stud(?:y|ies)|research|researchers|experts?|psychologists?|harvard|stanford|oxford)(?: \p{L}+)? (?:says?|shows?|proves?|are|is|finds?|found|agrees?|suggests?|confirms?)/u,
    /100 ?%|(?:bajar|perder|pierde|pierdes|perderás|bajarás) (?:\p{L}+ ){0,2}(?:peso|kilos?)|quema\p{L}* (?:grasa|calorías)|médicos? (?:dice|dicen|recomienda|recomiendan)/u,
    /(?:sáltate|salta|no) (?:la |el )?(?:cena|comida|almuerzo|desayuno|medicación|pastilla)|(?:arzt|ärzte|ärztin) (?:sagt|sagen|empfiehlt|empfehlen)|studien (?:zeigen|beweisen|belegen)/u,
    /nimmst (?:du )?(?:\p{L}+ ){0,2}ab|gewicht verlier\p{L}*|lass (?:das |die )?(?:abendessen|mittagessen|frühstück|mahlzeit\p{L}*|medikamente?|tabletten?) (?:weg|aus)/u,
  ],
};

const bodyWords: Ban = {
  allowIfUserSays: true,
  reason: 'it speaks of the body, food or medicine in a way that the person did not',
  words: `
    medication* medicine* meds pill pills dose doses insulin tablet tablets supplement* vitamin* diet dieting fasting keto
    slim slimmer yourself_thin get_thin be_thin look_thin stay_thin thinner skinny waistline bikini abs weight overweight blood_pressure blood_sugar symptom* diagnos* therapy
    medikament* tablette* diät abnehmen medicamento* pastilla* dieta`,
};

const guilt: Ban = {
  allowIfUserSays: false,
  reason:
    'it makes the person feel guilty or pressed, or says that they missed something, which nobody knows',
  words: `
    slipped back_on_track off_track fell_off fallen_off back_to_zero guilt* ashamed shame shameful excuse
    excuses regret* or_else no_one_but_yourself own_fault you_owe you_promised you_swore should've
    about_time_you your_last_chance finally_did finally_got what_are_you_waiting_for must_not you_must
    don't_you_dare laziness real_men real_women real_man try_harder step_it_up pull_yourself_together how_could_you
    not_good_enough you_lack you_keep_failing no_wonder as_usual typical wasting_time stop_whining stop_complaining man_up toughen_up
    fallaste has_fallado te_saltaste te_has_saltado olvidaste no_hiciste no_lo_hiciste no_cumpliste excusa
    excusas vergüenza avergüenz* tu_culpa culpable decepcion* te_arrepentirás prometiste racha_rota
    versagt enttäusch* schäm* deine_schuld ausrede ausreden bereuen du_hast_versprochen reiß_dich_zusammen`,
  patterns: [
    /you(?:'ve| have)? (?:really |already |again |just |clearly |still )?(?:missed|skipped|failed|forgot|slipped|quit|gave up|given up|blew it|messed up|ruined)/u,
    /(?<!\bno \p{L}+ )you should have|you(?:'ve| have) forgotten (?:it|to|about|again|your|the)/u,
    /you (?:didn't|did not|haven't|have not) (?:do|did|done|show|bother|even|manage|managed|keep|kept|make|mark|marked|practice|try|tried|stick)/u,
    /(?<!(?:never|not|won't|n't|nobody) (?:\p{L}+ )?)disappoint/u,
    /you (?:never (?:do|finish|stick|try)|always (?:quit|fail|give up|forget))|if you (?:really )?(?:cared|loved|wanted)/u,
    /(?:break|lose|ruin|kill|broke|lost) (?:the|your) (?:streak|chain|run)|don't break the|(?:miss|skip|fail)(?:ed)? (?:yesterday|again|another|the last)/u,
    /everyone else (?:can|could|does|did|has|keeps|manages|managed|made|is doing)|(?:like|unlike|than|as) everyone else|(?:this is|it's|it is|one|a|the) last chance/u,
    /let (?:yourself|me|us|them|him|her|everyone|everybody|anyone|people|your \p{L}+) down|you let \p{L}+ down|(?:second|third|fourth|fifth) time (?:this|in)|(?<!no )tienes que/u,
    /(?:du hast|gestern) (?:\p{L}+ ){0,3}(?:verpasst|versäumt|vergessen|ausgelassen|geschwänzt|aufgegeben|verschlafen)|du musst(?! (?:\p{L}+ ){0,2}nichts?)/u,
  ],
};

const leaks: Ban = {
  allowIfUserSays: false,
  reason: 'it is not a message to the person',
  words: `
    language_model chatbot jailbreak* system_prompt developer_mode lorem_ipsum the_user user_input verdict*
    certainly! my_instructions instructed_to i_was_told_to as_requested as_instructed only_a_program my_training requirements
    modelo_de_lenguaje como_ia sprachmodell als_ki`,
  patterns: [
    /as an? (?:ai|assistant)|(?:i'm|i am) (?:an? |just an? |only an? )?(?:ai|bot|machine|program|robot)|ai[- ](?:assistant|model|coach)|(?:system|user|assistant|subject|output) ?:/u,
    /(?:previous|prior|above|earlier) instructions?|(?:ignore|disregard|override) (?:all|any|the|your|my|these|those|every)|(?:slot|message|text) \d/u,
    /(?:i'm|i am) (?:sorry,? (?:but|i)|unable|not able)|i (?:cannot|can't|can not|won't) (?:help|write|assist|comply|fulfill|generate|provide|continue|do that)/u,
    /here(?: is| are|'s) (?:the|your|a|an|some) (?:\p{L}+ )?(?:messages?|texts?|response|answer|reminders?|draft)|sure[,!] here|let's write|\(note\b|purpose of (?:this|the) (?:slot|message)|(?:your|habit) coach$/u,
  ],
};

const inventions: Ban = {
  allowIfUserSays: true,
  reason: 'it names a moment, a thing or an act that the person never mentioned',
  words: `
    breakfast* lunch* dinner* supper* brunch coffee espresso shower showering alarm bedtime commute
    brush_your_teeth brushing_your_teeth waking_up wake_up get_out_of_bed getting_out_of_bed make_your_bed
    making_your_bed making_the_bed get_dressed getting_dressed after_work before_work before_bed before_sleep
    first_thing_in_the_morning at_night on_your_way_home
    desayun* almuerzo almorzar cena cenas cenar ducha* despertador cepillarte
    frühstück* mittagessen abendessen kaffee dusche duschen wecker zähneputzen aufstehen
    gym treadmill yoga_mat dumbbell* kettlebell* sneakers running_shoes fridge smoothie* vision_board gratitude journal journaling
    affirmation* push-up* pushup* pull-up* pullup* sit-up* situp* squat squats burpee* lunges plank planks jog jogging
    meditat* stretching stretch_your some_stretches breathe_in breathe_deeply cold_plunge glass_of_water glass_of_wine drink_water
    bubble_bath`,
  patterns: [/(?:deep|slow|long|big|conscious|mindful) breaths?/u],
};

export const bansForAll: readonly Ban[] = [
  hurting,
  insults,
  slurs,
  claims,
  bodyWords,
  guilt,
  leaks,
  inventions,
];

const build: readonly Ban[] = [
  {
    allowIfUserSays: true,
    reason: 'it asks for more than the person said, or shouts',
    words: `
      double_it double_up double_your double_the beast_mode crush_it crushing_it killing_it no_days_off day_off_is grind
      hustle level_up push_yourself push_past push_harder your_limits unstoppable life-changing change_your_life transform*
      superpower the_new_you best_version`,
    patterns: [
      /(?:add|squeeze in|go for) (?:\p{L}+ ){0,2}(?:extra|double|twice|more)|(?:do|try) (?:an?|some|a few|a little|a bit|twice|double) (?:extra|more)|twice as (?:much|long|many)/u,
    ],
  },
];

const reduce: readonly Ban[] = [
  {
    allowIfUserSays: false,
    reason: 'it uses words that hurt someone who wants less of something, or allows some of it',
    words: `
      your_habit addict* alcoholic* junkie* cheat_day cheat_meal one_last won't_hurt won't_matter treat_yourself
      reward_yourself only_a_little only_a_bit only_a_taste just_a_taste just_a_sip just_a_puff only_a_sip
      everyone_does_it last_drink_ever goblin* demon* beast devil inner_saboteur battle enemy
      tu_adicción tu_vicio recaída recaíste uno_solo_no solo_uno_más solo_una_más deine_sucht rückfall rückfällig
      schweinehund nur_ein_bier nur_eine_zigarette nur_ein_glas`,
    patterns: [
      /(?:just|only) one (?:won't|will|more|drink|beer|glass|cigarette|drag|puff|bite|game|bet|video|look)|one more (?:drink|beer|glass|cigarette|drag|puff|bite|game|bet|video)/u,
      /you(?:'ve)? (?:earned|deserve) (?:it|a|one|some)|(?:only|just) for (?:a little|a bit)|silly (?:little )?urge/u,
      /you (?:drank|smoked|ate|spent|gambled|lost|scrolled|binged|vaped|used|relapsed|caved)/u,
    ],
  },
  {
    allowIfUserSays: true,
    reason:
      'it uses words that hurt someone who wants less of something, or a scene or replacement of its own',
    words: `
      just_one only_one relaps* cheat* clean sober sobriety weak weakness give_in gives_in giving_in gave_in slip slips
      slipping tempt* willpower resist resisted resisting strong_enough urge_surfing abstin* binge* withdrawal
      moderation party parties bar bars pub pubs club clubs happy_hour vape vapes vaping patch patches nicotine gummies
      weed cannabis cigar cigars small_bet small_bets lottery soda chocolate candy wine whisky whiskey vodka liquor gum mocktail* seltzer sparkling_water
      limpio limpia sobrio sobria débil debilidad fiesta fiestas trocken schwach schwäche nachgeben
      nachgegeben partys kneipe winning victory`,
  },
];

const recover: readonly Ban[] = [
  {
    allowIfUserSays: false,
    reason: 'it is too loud, counts, or comforts with what is no comfort',
    words: `
      your_habit your_goal your_goals streak streaks challeng* journey silver_lining silver_linings bright_side by_now
      move_on moving_on time_heals happens_for_a_reason in_a_better_place to_a_better_place meant_to_be closure
      could_be_worse stronger_than makes_you_stronger stay_strong long_enough fine_soon bounce_back back_to_normal great_job
      good_job well_done way_to_go crush_it crushing_it keep_it_up smash* cheer_up stay_positive think_positive
      look_how_far how_is_it_coming_along watching_over looking_down acceptance heaven
      tu_hábito racha desafío reto todo_pasa_por_algo el_tiempo_cura el_tiempo_lo_cura supéralo superarlo ánimo
      deine_gewohnheit herausforderung* kopf_hoch wird_schon darüber_hinweg`,
    patterns: [
      /you should (?:feel|be) (?:\p{L}+ )?(?:better|over|back|fine|ready)|(?:feel|feeling|be|get) (?:much |all )?better (?:soon|already)|(?:get|getting|be|being) over (?:it|this|him|her)/u,
      /(?<!to )be (?:so )?(?:brave|strong)|go ahead and (?:have|take|enjoy)|would(?: have|'ve)? wanted|at least (?:you|he|she|they|it)|what doesn't kill|push (?:yourself|through|past|harder|further|a bit|a little)|god's plan|alles hat (?:einen|seinen) (?:grund|sinn)/u,
    ],
  },
  {
    allowIfUserSays: true,
    reason: 'it asks for more than the person wrote, or is too loud',
    words: `
      stretch goal goals milestone* progress level point points score scores win wins winning victory proud strong
      stronger strength fight fighter fighting battle hero courage blessing positive improv* faster harder further
      farther smile serie reise rep reps repetition* degrees range_of_motion one_more extra bonus double increase on_track
      momentum consisten* discipline pray prayer* god angel* grieve grieving stages_of_grief`,
    patterns: [/(?<!no )longer/u],
  },
];

export const bansForKind: Record<AiKind, readonly Ban[]> = { build, reduce, recover };
