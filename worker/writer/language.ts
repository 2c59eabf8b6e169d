/** Words that tell a language at a glance; those that two languages share are left out. */
const english = new Set(
  (
    'the a an my to of and in on at for with is it when after before get up from out not less more every day one two ' +
    'i me go off make take be by this that too have want read write call walk drink practice stop quit keep into ' +
    'five ten minutes page pages home work morning night bed lunch dinner breakfast'
  ).split(' '),
);
const other = new Set(
  (
    'o os um uma por para que na meu minha quero porque todo todos dia cada meia hora el los las una mi con sin cada día ' +
    'der das und ich im mit jeden jede ein eine einen zu nicht statt mein meine nach wenn bis le les et je une du des ' +
    'mes mon pour avec avant après quand chaque jour il gli ogni giorno dopo mio het een ik mijn elke dag wanneer'
  ).split(' '),
);

const isLatin = (letter: string) => /\p{Script=Latin}/u.test(letter);

/** Whether words are more likely English than not; where nothing tells, they are taken for English. */
export function seemsEnglish(texts: readonly string[]): boolean {
  const words =
    texts
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{M}'’]+/gu) ?? [];
  const letters = words.join('').match(/\p{L}/gu) ?? [];
  if (letters.length > 0 && letters.filter(isLatin).length < letters.length / 2) return false;
  const known = words.filter((word) => english.has(word)).length;
  const foreign = words.filter((word) => other.has(word)).length;
  const accented = words.filter((word) => /[^a-z'’]/.test(word)).length;
  return foreign + accented / 2 <= known;
}
