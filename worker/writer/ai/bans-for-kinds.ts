import type { Ban } from './bans.ts';
import type { AiKind } from './instructions.ts';

const build: readonly Ban[] = [
  {
    unlessTheirs: true,
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
    unlessTheirs: false,
    reason: 'it uses words that hurt someone who wants less of something, or allows some of it',
    words: `
      your_habit addict* alcoholic* junkie* cheat_day cheat_meal one_last won't_hurt won't_matter treat_yourself
      reward_yourself only_a_little only_a_bit only_a_taste just_a_taste just_a_sip just_a_puff only_a_sip
      everyone_does_it last_drink_ever goblin* demon* beast devil silly_urge inner_saboteur battle enemy
      tu_adicción tu_vicio recaída recaíste uno_solo_no solo_uno_más solo_una_más deine_sucht rückfall rückfällig
      schweinehund nur_ein_bier nur_eine_zigarette nur_ein_glas`,
    patterns: [
      /(?:just|only) one (?:won't|will|more|drink|beer|glass|cigarette|drag|puff|bite|game|bet|video|look)|one more (?:drink|beer|glass|cigarette|drag|puff|bite|game|bet|video)/u,
      /you(?:'ve)? (?:earned|deserve) (?:it|a|one|some)|(?:only|just) for (?:a little|a bit)|silly (?:little )?urge/u,
      /you (?:drank|smoked|ate|spent|gambled|lost|scrolled|binged|vaped|used|relapsed|caved)/u,
    ],
  },
  {
    unlessTheirs: true,
    reason:
      'it uses words that hurt someone who wants less of something, or a scene or replacement of its own',
    words: `
      just_one only_one relaps* cheat* clean sober sobriety weak weakness give_in gives_in giving_in gave_in slip slips
      slipping slip-up tempt* willpower resist resisted resisting strong_enough urge_surfing abstin* binge* withdrawal
      moderation party parties bar bars pub pubs club clubs happy_hour vape vapes vaping patch patches nicotine gummies
      weed cannabis cigar cigars small_bet small_bets lottery soda chocolate candy wine whisky whiskey vodka liquor hangover gum mocktail* seltzer sparkling_water
      limpio limpia sobrio sobria débil debilidad fiesta fiestas clean_bleiben trocken schwach schwäche nachgeben
      nachgegeben partys kneipe winning victory`,
  },
];

const recover: readonly Ban[] = [
  {
    unlessTheirs: false,
    reason: 'it is too loud, counts, or comforts with what is no comfort',
    words: `
      your_habit your_goal your_goals streak streaks challeng* journey silver_lining silver_linings bright_side by_now
      move_on moving_on time_heals happens_for_a_reason in_a_better_place to_a_better_place meant_to_be closure
      could_be_worse stronger_than makes_you_stronger stay_strong long_enough fine_soon bounce_back back_to_normal great_job
      good_job well_done way_to_go crush_it crushing_it keep_it_up smash* cheer_up stay_positive think_positive
      look_how_far how_is_it_coming_along watching_over looking_down acceptance heaven
      tu_hábito racha desafío reto todo_pasa_por_algo el_tiempo_cura el_tiempo_lo_cura supéralo superarlo ánimo
      deine_gewohnheit herausforderung* die_zeit_heilt kopf_hoch wird_schon darüber_hinweg`,
    patterns: [
      /you should (?:feel|be) (?:\p{L}+ )?(?:better|over|back|fine|ready)|(?:feel|feeling|be|get) (?:much |all )?better (?:soon|already)|(?:get|getting|be|being) over (?:it|this|him|her)/u,
      /(?<!to )be (?:so )?(?:brave|strong)|go ahead and (?:have|take|enjoy)|would(?: have|'ve)? wanted|at least (?:you|he|she|they|it)|what doesn't kill|push (?:yourself|through|past|harder|further|a bit|a little)|god's plan|alles hat (?:einen|seinen) (?:grund|sinn)/u,
    ],
  },
  {
    unlessTheirs: true,
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
