import {
  type MessageStyle,
  messageStyles,
  type Template,
  type TemplateCategory,
  templateCategories,
} from '../domain.ts';

/** Texts by id. Never reuse the id of a removed text. */
type Texts = Record<MessageStyle, Record<number, string>>;

const exercise: Texts = {
  motivational: {
    113: 'When you get home, do five slow squats. Five today beat fifty you only plan for Monday.',
    102: 'After your coffee, walk for two minutes. It matters because you showed up, not because of how far you went.',
    103: 'Once lunch is over, take one lap around the block. It matters to the person you will be next year!',
  },
  informative: {
    104: 'An old habit is the best cue for a new one. Stretch your arms overhead when you pour your coffee.',
    105: 'In one study, a new habit took a median of 66 days to feel automatic. Walk for two minutes after lunch today.',
    114: 'Things in plain sight work as reminders. Put your shoes by the door once dinner is cleared.',
  },
  friendly: {
    107: 'You’ve been sitting for a while, haven’t you? Stretch your arms overhead before you read on.',
    108: 'It’s no workout, just one song. What could you dance to while the kettle boils?',
    109: 'Missed a day or two? That’s fine, it’s still your habit. Take a short walk after dinner and you’re in again.',
  },
  direct: {
    110: 'Walk to the end of the street and back after lunch. That is the whole plan.',
    111: 'Do five wall push-ups before you shower. Easy is the point.',
    112: 'Put on your shoes after work. Anything after that is extra.',
  },
};

const meditation: Texts = {
  motivational: {
    201: 'Take three slow breaths once you sit down with your tea. A quiet minute matters on a loud day.',
    202: 'Before you open the door at home, take one slow breath. The people inside are worth that pause.',
    203: 'Sit quietly for one minute after you brush your teeth. It matters because you promised it to yourself!',
  },
  informative: {
    204: 'In one study, minds wandered 47 percent of the time. When yours does, bring it back to one breath.',
    215: 'Habits form by repeating one act at one cue, and short sessions count. Sit for one minute after you brush your teeth.',
    214: 'One minute holds six to ten slow breaths. Count them once you close the laptop.',
  },
  friendly: {
    207: 'Busy head today? That’s normal. Take three breaths before you look at your phone.',
    208: 'You’ve parked, and nobody needs you yet. How about three slow breaths before you get out?',
    209: 'It’s quiet for a second, isn’t it? Listen to the sounds around you for one minute.',
  },
  direct: {
    210: 'Count 10 breaths after you close the laptop. Lost count? One is a fine number.',
    211: 'Take three slow breaths before you start the car. Nothing more today.',
    212: 'Sit for one minute after you brush your teeth. Eyes open is fine.',
  },
};

const hydration: Texts = {
  motivational: {
    313: 'Take three sips when you wake up. It matters because your first kind act of the day is for you.',
    302: 'Fill a glass before you sit down to work. A little care planned ahead is worth it.',
    303: 'Once dinner is on the table, pour water for everyone. It matters because someone goes first!',
  },
  informative: {
    314: 'Things in plain sight get used. Put a full glass beside your keyboard once you sit down.',
    305: 'In a 12-week habit study, some people tied a drink of water to one meal. Tie yours to lunch today.',
    315: 'One cue is easier to remember than a number of glasses. Take three sips after you wash your hands.',
  },
  friendly: {
    307: 'Coffee’s ready? Pour a glass of water beside it while you’re there.',
    308: 'Where’s your bottle right now? Bring it along when you’re next in the kitchen.',
    309: 'Plain water’s getting dull? Drop in a slice of lemon when you fill your next glass.',
  },
  direct: {
    310: 'Take three sips before you read the next message. Done.',
    311: 'Fill your bottle before you leave the house. Half full is fine too.',
    312: 'Put a glass by the sink after dinner. Tomorrow starts with it.',
  },
};

const nutrition: Texts = {
  motivational: {
    401: 'When you open the fridge, move one fruit to the front. An easy choice tomorrow is worth ten seconds now.',
    402: 'Set the table before you eat, even for one. A meal in peace is worth two minutes!',
    413: 'Add a handful of greens while the pan is hot. It matters for the people you love, and that includes you.',
  },
  informative: {
    414: 'We reach for what we can see. Put the fruit bowl on the table after the weekly shop.',
    405: 'A written plan doubles as a reminder. Write down one vegetable for tonight before you shop.',
    406: 'Frozen peas keep for months and cook in about three minutes. Add a handful while your pasta boils.',
  },
  friendly: {
    407: 'What’s the most colorful thing in your kitchen? Put a little of it on tonight’s plate.',
    408: 'No time to cook? That’s okay. Cut one apple while you’re waiting for the microwave.',
    409: 'You’re eating out tonight? Try a dish with one vegetable that’s new to you.',
  },
  direct: {
    410: 'Add one vegetable to your next plate. Any color counts.',
    411: 'Wash the fruit when you unpack the groceries. Ready food gets eaten.',
    412: 'Write one dinner on the calendar after breakfast. One is enough.',
  },
};

const reading: Texts = {
  motivational: {
    514: 'Read one page when you get into bed. It matters because page by page is how books get finished.',
    502: 'After lunch, read one paragraph. Two minutes in good company are worth more than ten of scrolling!',
    515: 'Open your book before your phone tomorrow. It matters because you choose what you hear first that day.',
  },
  informative: {
    504: 'Ten minutes a day add up to 60 hours in a year. Read the first one once dinner is cleared.',
    505: 'A book on the pillow is a cue in plain view. Put yours there when you make the bed.',
    513: 'Most people read a page in one to two minutes. Open your book once breakfast is cleared.',
  },
  friendly: {
    507: 'How’s your book going? If it’s dragging, swap it for one you’d love to open tonight.',
    508: 'You’ve got a seat on the train? There’s room for one page before the next stop.',
    509: 'Tired eyes? That’s allowed. Let an audiobook read to you while you’re tidying up.',
  },
  direct: {
    510: 'Read one page before the lights go out. One.',
    511: 'Move your bookmark one page after dinner. That is all.',
    512: 'Read one sentence aloud when you open your book. The next will follow.',
  },
};

const texts: Record<TemplateCategory, Texts> = { exercise, meditation, hydration, nutrition, reading };

/** Each template's habit, as the two parts of 'After …, I will …'. */
const habits: Record<number, readonly [planAnchor: string, planAction: string]> = {
  113: ['I get home', 'do five slow squats'],
  102: ['I drink my coffee', 'walk for two minutes'],
  103: ['I finish lunch', 'take one lap around the block'],
  104: ['I pour my coffee', 'stretch my arms overhead'],
  105: ['I finish lunch', 'walk for two minutes'],
  114: ['I clear the dinner table', 'put my shoes by the door'],
  107: ['I sit for an hour', 'stretch my arms overhead'],
  108: ['I put the kettle on', 'dance to one song'],
  109: ['I finish dinner', 'take a short walk'],
  110: ['I finish lunch', 'walk to the end of the street and back'],
  111: ['I turn on the shower', 'do five wall push-ups'],
  112: ['I come home from work', 'put on my running shoes'],
  201: ['I sit down with my tea', 'take three slow breaths'],
  202: ['I reach my front door', 'take one slow breath'],
  203: ['I brush my teeth', 'sit quietly for one minute'],
  204: ['I sit down to work', 'follow one breath in and out'],
  207: ['I wake up', 'take three breaths before I look at my phone'],
  208: ['I park the car', 'take three slow breaths'],
  209: ['it gets quiet', 'listen to the sounds around me for one minute'],
  210: ['I close my laptop', 'count ten breaths'],
  211: ['I get into the car', 'take three slow breaths'],
  212: ['I brush my teeth', 'sit for one minute'],
  215: ['I brush my teeth', 'sit for one minute'],
  214: ['I close my laptop', 'count my breaths for one minute'],
  313: ['I wake up', 'take three sips of water'],
  302: ['I get to my desk', 'fill a glass of water'],
  303: ['I put dinner on the table', 'pour water for everyone'],
  314: ['I sit down at my desk', 'put a full glass beside my keyboard'],
  305: ['I sit down for lunch', 'drink a glass of water'],
  315: ['I wash my hands', 'take three sips of water'],
  307: ['I make coffee', 'pour a glass of water beside it'],
  308: ['I go to the kitchen', 'bring my water bottle along'],
  309: ['I fill my glass', 'drop in a slice of lemon'],
  310: ['I pick up my phone', 'take three sips of water'],
  311: ['I pack my bag', 'fill my water bottle'],
  312: ['I finish dinner', 'put a glass by the sink for tomorrow'],
  401: ['I open the fridge', 'move one fruit to the front'],
  402: ['I finish cooking', 'set the table before I eat'],
  413: ['I heat the pan', 'add a handful of greens'],
  414: ['I come home from the shop', 'put the fruit bowl on the table'],
  405: ['I write my shopping list', 'add one vegetable for tonight'],
  406: ['I put the pasta on', 'add a handful of frozen peas'],
  407: ['I start cooking', 'put something colorful on my plate'],
  408: ['I turn on the microwave', 'cut one apple'],
  409: ['I look at the menu', 'choose a dish with a vegetable that is new to me'],
  410: ['I fill my plate', 'add one vegetable'],
  411: ['I unpack the groceries', 'wash the fruit'],
  412: ['I finish breakfast', 'write one dinner on the calendar'],
  514: ['I get into bed', 'read one page'],
  502: ['I finish lunch', 'read one paragraph'],
  515: ['I wake up', 'open my book before my phone'],
  504: ['I clear the dinner table', 'read for ten minutes'],
  505: ['I make the bed', 'put my book on the pillow'],
  507: ['I brush my teeth', 'open a book I love'],
  508: ['I sit down on the train', 'read one page'],
  509: ['I start tidying up', 'listen to an audiobook'],
  510: ['I get into bed', 'read one page'],
  511: ['I finish dinner', 'move my bookmark one page'],
  512: ['I open my book', 'read one sentence aloud'],
  513: ['I clear the breakfast table', 'read one page'],
};

function habitOf(id: number): Template['habit'] {
  const habit = habits[id];
  if (habit === undefined) throw new Error(`Template ${id} has no habit`);
  return { planAnchor: habit[0], planAction: habit[1] };
}

export const templates: readonly Template[] = templateCategories.flatMap((category) =>
  messageStyles.flatMap((style) =>
    Object.entries(texts[category][style]).map(([id, content]) => ({
      id: Number(id),
      category,
      style,
      content,
      habit: habitOf(Number(id)),
    })),
  ),
);
