import { sentencesOf } from '../composer/similarity.ts';
import { isVerb } from '../composer/title-verbs.ts';

/** Verbs of orders that habits' titles do not open with. */
const moreVerbs = new Set(
  (
    'add aim silence smooth season sum tie straighten tap smell choose allow attempt believe circle consider decide enjoy flip forget grab hum imagine jot lace let mark name note notice pat pick plate plug ' +
    'recall remind rest restart roll spot stick swap tick trust turn unroll warm wash wish borrow lean own earn pull reward start hang ' +
    'shake wiggle bend roll squeeze sway loosen unclench exhale inhale hum whisper rinse peel slice pour refill top sip nibble toss stir soak scoop boil ' +
    'toast grind season freeze thaw label doodle scribble underline bookmark skim reread copy rehearse hide delete mute block charge flick tuck ' +
    'return tweak guess touch wet hand cast raise slip taste test track practise adjust drill compare mute protect practise thank invite teach sharpen tackle glance gaze peek peer ring dial drop throw slide rub face press lower loop trace tell unlock archive dip rate come fold'
  ).split(' '),
);

/** As often a thing as an order: an order only where an object follows. */
const doubleFaced = new Set(
  (
    'plan place note mark test time start step rest repeat practice practise report return work play sleep walk run jog stretch drink care check count change ' +
    'focus help answer balance box call cook cut dance draw dress drive exercise file fold hold hope jump laugh lead light list lock log look love ' +
    'measure move name need open pack park pause phone plant post pride process program raise reach read record reply review ride row rush schedule set shape share show ' +
    'sign sing sit skip smile sort sound spot stand stay stop study support surf swap sweep swim switch talk taste thank track train travel trust try tweak type use value view visit vote wait ' +
    'wake wash watch water weigh win wind wipe wonder worry write zoom adjust clear close even clean empty slow warm dim dust own match lay live circle cross last keep guess touch wet hand cast raise guide slip'
  ).split(' '),
);

const objects =
  /^(?:a|an|the|your|you|it|its|them|this|that|these|those|one|two|three|four|five|six|seven|eight|nine|ten|some|any|each|every|all|both|half|something|yourself|in|on|at|to|for|from|up|out|off|down|away|back|with|without|around|inside|outside|indoors|tall|elsewhere|by|past|over|about|after|when|once|before|while|if|quietly|easily|slowly|gently|aloud|today|tonight|now|here|there|then|twice|again|what|where|which|who|how|why|under|tomorrow|right|small|easy|first|next|last|late|straight|lying|and|only|nothing|\d+|\S*[-]minute|water|tomorrow's|habit|until|as|well|same|somewhere|outdoors|upstairs|downstairs|her|him|someone|[a-z]{3,}ing|somebody|through|beside|between|along|against|across|into|onto|like|today's|tonight's|forward|low|yours|yesterday's|children)$/;

const leadIns =
  /^(?:then|and|or|but|so|just|now|today|tonight|only|please|simply|first|instead|also|gently|maybe|even|again|for now|this week|still|always)\s+/;

/** What only ends or colours another order ('walk to the corner and stop there', 'enjoy the quiet') asks for nothing of its own. */
const finishing =
  /^(?:(?:see|notice|feel|check) (?:if|how|what|whether|which)|enjoy\b|smile\b|let (?:it|that|them|your|the)\b|watch what\b|be (?:proud|glad|kind)\b|(?:begin|start)$|(?:stop|stand|breathe|stay|leave|keep|hold|look|open|step|turn|call|carry|wait)\b|compare\b|change nothing|skip the rest|mark (?:it|habit)\b)/;

/** 'Before you sit down, three slow breaths' orders without a verb. */
const moment = /^(?:right |just |straight )?(?:after|when|once|before|while|if|as soon as)\s/;
const amountAlone =
  /^(?:just )?(?:one|two|three|four|five|ten|\d+)\s(?!.*\b(?:is|are|was|were|has|have|had|will|would|can|do|does|makes?|counts?|matters?|starts?)\b)/;

/** The order clauses of a text: what it tells its reader to do. What is quoted or asked is no order. */
export function findOrders(text: string): string[] {
  const orders: string[] = [];
  const implied: string[] = [];
  for (const sentence of sentencesOf(text.replace(/"[^"]*"/g, 'this'))) {
    if (sentence.endsWith('?')) continue;
    const clauses = sentence
      .replace(/[.!]+$/, '')
      .split(/[,;:]\s+|\s+-\s+/)
      .map((clause) => clause.trim().toLowerCase());
    for (const [at, clause] of clauses.entries()) {
      orders.push(...ordersIn(clause));
      if (moment.test(clauses[at - 1] ?? '') && amountAlone.test(clause)) implied.push(clause);
    }
  }
  if (orders.length === 0) return implied.slice(0, 1);
  return orders.filter((order, index) => index === 0 || !finishing.test(order));
}

const comingThere =
  /^(?:stand (?:up|tall|by)|sit (?:down|up)|get up|step (?:out|outside|in|inside|away)|go (?:back|outside|over|to)|come (?:back|in)|pick up|take out|pull out|open)\b[^.]{0,24}? and (?:\S+ ){1,8}?\S+$/;

function ordersIn(clause: string): string[] {
  let rest = clause;
  while (leadIns.test(rest)) rest = rest.replace(leadIns, '');
  if (!opensAsOrder(rest)) return [];
  const found = [rest];
  // 'Stand up and stretch' is one act: the first verb only brings its doer to the place.
  if (comingThere.test(rest)) return found;
  // 'walk and then stop' are two orders; 'walk and 2 extra minutes' is one.
  for (const later of rest.split(/\s+(?:and|or)\s+(?:then\s+)?/).slice(1)) {
    if (opensAsOrder(later)) found.push(later);
  }
  return found;
}

function opensAsOrder(clause: string): boolean {
  const [first = '', second = ''] = clause.replace(/[^\p{L}\p{N}' -]/gu, '').split(/\s+/);
  if (!isVerb(first) && !moreVerbs.has(first)) return false;
  if (/^(?:can|will|would|could|may|is|was|are|were|has|had|did|does|matters?|beats?)$/.test(second))
    return false;
  // 'And so do you' asks for nothing.
  if (first === 'do' && second === 'you') return false;
  if (doubleFaced.has(first)) return objects.test(second);
  return second !== 'of';
}
