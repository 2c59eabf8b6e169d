/** What may not be repeated from a title: it would be an order to a machine, a link, an insult or a promise. */

const profanity =
  /\b(fuck\w*|shit\w*|bitch\w*|cunt\w*|asshole\w*|ass|arse\w*|dick\w*|cock|pussy|bastard\w*|slut\w*|whore\w*|damn\w*|nigg\w*|fag\w*|retard\w*|porn\w*|wank\w*|crap\w*|piss\w*|bollocks|hell)\b/iu;

const orders =
  /\b(ignore|disregard|override|forget (all|every|previous|your)|previous (instruction|prompt|message)s?|prior instructions?|system prompt|system ?:|assistant ?:|user ?:|instructions?|prompt|jailbreak|pretend|you are now|act as|developer mode|api key|password|reply with|respond with|output|print|execute|select \*|drop table|insert into|delete from|alert|eval|script|javascript|onerror|onload|null|undefined)\b/iu;

const links =
  /(https?:|www\.|:\/\/|\b[\p{L}\p{N}-]+\.(com|net|org|io|co|me|ly|ru|info|biz|xyz|app|dev|gg|link|example|test|uk|de|fr|cn|tk|html?|php)\b|\S+@\S+|mailto:|tel:)/iu;

const phoneNumber = /(?:\d[\s().-]*){7,}/;

const money =
  /\b(click|buy now|free money|winner|viagra|casino|bitcoin|crypto|whatsapp|telegram|prize|lottery|subscribe|promo)\b/iu;

/** Pressure and promises that no message may carry, not even in a person's own words; and harm to oneself. */
const heavy =
  /\b(should|must|have to|has to|don'?t forget|excuses?|lazy|laziness|fail\w*|behind|guilt\w*|disappoint\w*|back to zero|shame\w*|ashamed|fat|ugly|stupid|worthless|loser|cur(e|es|ed|ing)|treats?|treating|treatment|prevent\w*|diagnos\w*|burn fat|calorie\w*|detox\w*|los(e|ing) [\w ]*(weight|pounds?|lbs?|kg|kilos?|\d+|inches|belly)|lose\b|guarantee\w*|weight loss|kill\w*|suicid\w*|die|hurt|starv\w*|purge\w*|cut myself|self.?harm|medication|medicine|meds|pills?|insulin|dos(e|age)|blood (pressure|sugar)|fasting|keto|weigh)\b|%/iu;

const markup = /[{}<>\\|^~`$\]#=*_]|\[|&[a-z]+;|&#/iu;

/** Controls and formatting marks; the joiner inside an emoji and the tab do no harm. */
const hidden = /(?!\u200d|\t)[\p{Cc}\p{Cf}]/u;

/** Whether a person's words may stand inside a message that the product signs. */
export function isSafeToQuote(words: string): boolean {
  const folded = words.normalize('NFKC');
  return ![profanity, orders, links, phoneNumber, money, heavy, markup, hidden].some(
    (pattern) => pattern.test(folded) || pattern.test(words),
  );
}

/** The words without marks that cannot be seen, without emoji and decoration, on one line. */
export function stripDecoration(words: string): string {
  return words
    .normalize('NFKC')
    .replace(
      /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\ufe0f|\u20e3/gu,
      ' ',
    )
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u2013\u2014]/g, '-')
    .replace(/["\u201c\u201d\u201e\u00ab\u00bb]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s'.,;:!?\-()/+]+/, '')
    .replace(/[\s.,;:!?\-(/+&']+$/, '')
    .trim();
}
