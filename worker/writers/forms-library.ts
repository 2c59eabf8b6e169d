import type { FamilyName } from './composer/topics/topic.ts';
import type { Focus } from './composer/weeks.ts';

/** Paragraphs that stand below the message in an email. They explain; they ask for nothing new. `{habit}` is the habit's name. */
export const focusParagraphs: Record<Focus, readonly string[]> = {
  Awareness: [
    'These two weeks are for looking. You already do most of your day on autopilot, and it helps to see where the gaps are before anything is added.',
    'A habit needs a moment that comes by itself. Watching for a few days shows which moments in your day are real ones and which only exist on paper.',
    'What you write down does not need to be neat. A time and three words are plenty, and in a week they show a pattern that memory would have smoothed over.',
    'On some days nothing turns up. That is worth knowing too, because it tells you which days will need a different moment for {habit}.',
    'People are often surprised by what sets them off: a chair, a sound, a person, the end of something. The trigger is usually smaller than the habit.',
    'There is no score in this part. You are getting to know your own day, which makes every later step for {habit} shorter.',
  ],
  'Small Steps': [
    'The step is small on purpose. On a good day it feels like nothing, and on a bad day it is still possible. That is what makes it a habit and not a project.',
    'You are free to stop after two minutes. Some days you will go on because you feel like it, and both kinds of day are good ones.',
    'Most of the effort sits in the first half minute. Once things are laid out and the first move is easy, {habit} has very little left to argue with.',
    'A short version done on five days teaches you the start five times. The start is the part you are learning just now.',
    'If it still feels like a push, it can be made smaller. One half of it, or just the first move, is a fair version of {habit}.',
    'Setting one thing out the evening before is a kindness to the person you are tomorrow, who will be busier than you think.',
  ],
  Consistency: [
    'The same moment each day spares you a decision. After a while the moment does the reminding, and the message only confirms it.',
    'A missed day happens to everyone who keeps a habit. In research that followed people for months, one missed day made no real difference.',
    'A plan B works best when it is dull and ready. It needs no mood and no extra gear, only the same moment and a shorter version of {habit}.',
    'How long it takes to feel natural differs widely, from a few weeks to many months. A steady place in your day is the part you can choose.',
    'When the usual time breaks, the moment matters less than the order: first the thing you always do, then {habit}.',
    'It is fine if it feels a bit boring by now. Boring means that {habit} takes less thought than it did, which is what these weeks are for.',
  ],
  Feedback: [
    'Your own numbers are the best advice you can get. They know your week, your home and your mood, which no general tip does.',
    'One change at a time is enough. If you move the hour and the place together, you never learn which of the two helped {habit}.',
    'Telling one person changes how real it feels. It can be a line in a chat, and it needs no reply to do its work.',
    'A low count is information about the plan and not about you. It usually points at the wrong moment, or at a step that is too large.',
    'Somebody else may see what you cannot: that you are calmer afterwards, or that Thursdays never stood a chance for {habit}.',
    'Marks on paper or in the app do more than good memory. They show the small progress that an ordinary week hides.',
  ],
  Identity: [
    'You chose {habit} for a reason that was yours. It helps to put that reason beside the small step now and then, so that one carries the other.',
    'Nobody becomes a different person in a day. It happens in small acts that fit who you would like to be, until they are simply what you do.',
    'You have done this on days that were not ideal. Those days say something about you that a perfect week could not say.',
    'It may still feel odd to call it part of you. Most people notice only when somebody else mentions it in passing.',
    'What you value does not change when a day goes missing. That is why coming back to {habit} feels like coming home and not like starting over.',
    'Each time is a small piece of evidence. By now there is a fair pile of it, and it says the same thing about you.',
  ],
  Mastery: [
    'One dimension at a time is plenty: a bit longer, a bit steadier, or a bit more on your own. The rest of {habit} can stay as it is.',
    'A plan for a lapse is part of doing this well. It says what the first small step back is, so that nothing needs to be decided on a tired day.',
    'These messages will stop, and your cue will not. It comes every day by itself, and by now it knows the way to {habit}.',
    'What was hard in week one is ordinary now. It is worth a look back, since nobody else has seen the whole way.',
    'If the larger version is too much today, the small one is still there. Those who keep a habit for years use both.',
    'Quiet weeks will come: travel, a cold, a deadline. {habit} can sleep through them and wake at the same cue afterwards.',
  ],
};

export const familyParagraphs: Record<FamilyName, readonly string[]> = {
  movement: [
    'Comfortable is the right effort here. You can still hold a conversation, and you finish with something left over.',
    'Clothes and shoes decide a lot. When they lie ready, the first minute is already half done.',
    'Bad weather and tired legs are part of the deal, so there is always an indoor or gentle version that counts.',
  ],
  mind: [
    'A busy mind is not in the way, it is the usual weather. Coming back once is the whole exercise.',
    'It needs no special room. A chair, a parked car or a quiet stair is enough.',
    'Noise is fine and open eyes are fine. What counts is that you stopped for a moment on purpose.',
  ],
  hydration: [
    'What stands in sight gets used. A glass next to your cup does most of the remembering.',
    'A few sips at the same moment are easier to keep than a large amount at no moment in particular.',
    'If plain tastes dull, a slice of fruit or another temperature makes it yours.',
  ],
  nutrition: [
    'Adding is kinder than forbidding. One good thing on the plate changes the meal without an argument.',
    'The choice is easiest before you are hungry, which is why a ready option helps so much.',
    'Meals with others count too. Knowing your first dish ahead leaves the rest of the evening free.',
  ],
  learning: [
    'Little and often beats a long evening once a month, because each return brings the last time back.',
    'What lies open gets used. A page, a card or an instrument in sight is half of the start.',
    'Stuck is a normal place to be. An easier piece moves you along faster than staring at the hard one.',
  ],
  sleep: [
    'The evening is easier to change than the night. A dim lamp and a phone in another room are enough to begin with.',
    'A thought that circles can be put on paper for tomorrow. It will wait there.',
    'Late days happen. A wind-down of two minutes still tells you that the day is over.',
  ],
  productivity: [
    'Large things are done in verbs: open, write, call. The first one is usually smaller than the dread of it.',
    'A rough version is worth having. It can be improved, while a blank one cannot.',
    'Interruptions are part of any day. A note on where you stopped makes the way back short.',
  ],
  generic: [
    'The first minute is what you are practising. What comes after it is up to the day.',
    'Something you can see works better than something kept in mind, so one object in plain sight helps.',
    'There is a pocket version for travel and for full days. It counts as much as the long one.',
  ],
};
