/** What stands below a friendly message in an email: contractions, and mostly a question. How it is read: ./paragraphs.ts */
export const friendlyParagraphs = `
# 1
first | Welcome! There's nothing to get right in these first days. You're only having a look around your own life, and you know it better than anyone does. Isn't that a gentle start?
kickoff | Most of us run half the day without thinking, so it's fun to catch yourself at it. You're a guest in your own routine this week. What will you see?
reminder | It's fine if you've looked at nothing so far. Days don't hide, they come round again, and one honest look at today still tells you a lot.
challenge | Days off have a shape of their own, haven't they? Your usual hours are gone, so it's a good moment to see what your habits lean on.
plain | You needn't write it neatly. A time and three words will do, and in a few days they'll say something that memory would've smoothed over. Handy, isn't it?
plain | Noticing isn't judging. If it didn't happen today, that's just news about today, and it's good news to have. Who else could tell you?
plain | Have you spotted what comes right before? A chair, a sound, the end of a call: it's often a tiny thing, and it's easy to miss.
plain | Some days there's nothing to see, and that's all right. It tells you which days will want a different moment later. Isn't that worth a line?
# 2
kickoff | You're looking for one moment that turns up whether you're in the mood or not. It's like finding a good hook for your coat. Which one's steady?
reminder | Tried a moment and it wasn't right? That's how it goes. You've just crossed one off, and there are plenty of others in an ordinary day.
challenge | Weekends are great for trying things out, since nobody's waiting for you. If a moment still holds on a Saturday, it's probably a keeper, don't you think?
plain | The best anchors are a bit boring: teeth, kettle, keys, shoes. You'd never forget those, would you? That's why they can carry something new along.
plain | It helps if the moment has a clear end. "After lunch" can be an hour long, but "when my plate's in the sink" isn't. Which is yours?
plain | Two small questions do it: does it happen every day, and are you free right after? If it's yes to both, you've found something good.
plain | Don't worry about choosing badly. It's not a wedding, it's a first try, and you can swap your moment any day you like. Feels lighter, doesn't it?
# 3
kickoff | Two minutes sounds almost silly, doesn't it? That's the charm. It's so short that even your most tired self has no good reason to say no.
reminder | If the week's run away with you, it's no drama. A two-minute step doesn't need a good week, it only needs the next two minutes.
challenge | You've got a bit of air today, so why not let the small version be fun? It doesn't grow by being serious, it grows by being liked.
plain | You're allowed to stop after two minutes, really. Some days you'll keep going because you feel like it, and some days you won't. Both count, don't they?
plain | What's the hardest bit, starting or going on? For most people it's the first half minute, and that's just the part you're getting good at.
plain | If it still feels like a push, it isn't small enough yet. Cut it in half and see how that feels. Nobody's checking, so why not?
plain | Short and often beats long and now and then. You're learning how to begin, and you get to begin again tomorrow. Isn't that kind of nice?
# 4
kickoff | Same chair, same mug, same order: it's not dull, it's a kindness to your brain. Once the scene's set, you've got so little left to decide.
reminder | Has the scene fallen apart a bit? It happens, things wander. It takes a minute to put one thing back in its place, and you're set again.
challenge | A free day's perfect for a little stage work. Whatever you put within reach today, you'll thank yourself for on Tuesday. What would make you smile?
plain | You know how you see the remote and you're suddenly watching something? It works for good things too. What's in sight tends to get picked up.
plain | Tomorrow's you will be busier than you think. It's sweet to leave them a bit of help the evening before, isn't it? It takes a minute.
plain | Order's a quiet helper. First this, then that, and after a while your hands know the way while you're still half asleep. Have you noticed yet?
plain | If you share your home, where could your things live so that nobody moves them? A small corner that's yours can make a real difference.
# 5
kickoff | A fixed time and place sounds strict, but it's really a rest. You've decided once, so the rest of the week's settled. Doesn't that feel lighter?
reminder | If the usual time broke this week, you're in good company. That's what a spare plan's for, and it counts just as much. Where's yours?
challenge | Weekends love to knock a routine over. If you keep just the order and let the hour slide, you'll still have something to stand on.
plain | You're not a machine, and it's not meant to be perfect. One missed day hardly mattered in a long study, so why would it for you?
plain | What's your plan B? The best ones are a bit dull: no gear, no mood, no travel. Just the same moment and something that's easy to say yes to.
plain | It may feel a bit boring by now. That's a good sign, honestly. It means you're not wrestling with it any longer. Have you felt that yet?
plain | How long until it's second nature? It's different for everyone, from a few weeks to many months. You can't hurry it, but you can keep it easy.
# 6
kickoff | Something's going to get in the way, it always does. If you've already got an answer in your pocket, it's hardly a bump. What's your usual one?
reminder | So there was a gap? You're not starting over, you're picking up. Everything you've learned so far is still there, so the way back's quite short.
challenge | Want to see how clever you are? Think of the last thing that tripped you up. You've probably got a better answer to it now.
plain | "If this happens, then I'll do that" sounds almost too simple. It's one of the best tested tricks there is, though. Isn't it nice when easy works?
plain | The likeliest trouble's the one you had last time, isn't it? You needn't plan for storms. An answer to the ordinary stuff does nearly all the work.
plain | It's worth knowing your first move back before you need it. When you're tired you won't want to think, and then you won't need to.
plain | Be on your own side here. You'd never scold a friend for one quiet day, would you? You'd put the kettle on and say: shall we?
# 7
kickoff | Your own count's a friendly thing, it's only telling you how it's been. No one else will see it unless you'd like them to. What do you think it says?
reminder | Haven't kept count? Start with today and call it one. It's a fresh page, and a short list's just as true as a long one.
challenge | Here's a slow Saturday thought: which day of your week has gone best so far? There's a clue in it, and it's yours alone.
plain | A low number isn't a verdict on you. It's usually a hint about the moment or the size, and those can be changed. Which one would you try first?
plain | If you'd change one thing, what would it be? Just the one, mind. If you move two, you'll never find out which of them did it.
plain | It's funny how memory works: we recall the days that went wrong and skip the quiet good ones. A simple tick doesn't do that. Isn't that fairer?
plain | You know your week better than any tip does. If something feels off, it probably is, and you're allowed to shift it. Who knows your Thursdays like you?
# 8
kickoff | You don't need a fan club. One person who knows is plenty, and it needn't even be a big talk. Who'd be easy to tell?
reminder | If you meant to tell someone and haven't, that's okay. A two-line text does it, and they don't need to answer for it to help you.
challenge | Things are often nicer with company. You don't need to explain it or sell it, they can just come along if they fancy. Who comes to mind?
plain | Asking for a small favor's a gift in a way. People like to be of use, and it's easy to say yes to. What would help you most?
plain | Friends often see it before we do. "You seem calmer on those days" is the kind of thing you'd never spot on your own, isn't it?
plain | It feels a little truer once somebody knows. Not because they'll check on you, but because you've said it out loud. Have you ever noticed that?
plain | Not everyone's the right person to tell. Someone who's kind beats someone who's clever, don't you think? A warm "nice one" goes a long way.
# 9
kickoff | Way back, you picked this for a reason. It's perhaps a bit dusty under all the doing. Would you pick the same reason today?
reminder | A gap of a few days hasn't changed what you care about. That's still there, so you're not going back, you're just coming home. Feels different, doesn't it?
challenge | With a bit of room in the day, it's a good time to think of the days that went well. What made them good for you?
plain | Small things can stand for big ones. A few minutes can say "I keep my word", and you're the one who hears it. Nice, isn't it?
plain | If somebody asked why you bother, what would you say? You don't need a grand answer. The plain one you'd give a friend's usually the true one.
plain | Reasons are allowed to change. Perhaps you began for one thing and stay for another, and that's fine. Which one's keeping you company these days?
plain | You've done this on days that weren't easy at all. That says something about what matters to you, doesn't it? It's worth a quiet nod.
# 10
kickoff | You've been doing this for weeks now. At some point it stops being something you try and it's just a thing you do. Are you there yet?
reminder | People who do a thing still miss days, don't they? Cooks order pizza. A gap doesn't take the name away from you, so you can just carry on.
challenge | Someone's probably noticed, you know. Kids, friends, the person at the next desk: we all pick things up from each other without a word said.
plain | It might feel odd to say "I'm someone who does this." Try it in your head first, where nobody's listening. Does it fit a bit better than before?
plain | How do you talk to yourself about it? If you'd say it to a friend, it's fine. If you wouldn't, there's surely a kinder way to put it.
plain | You don't become someone in a day, and you've not needed to. It's been small acts all along, and they're adding up. Can you feel it?
plain | What would the you from ten weeks ago say? They'd probably be a bit surprised, and quite pleased. You've come further than it feels, haven't you?
# 11
kickoff | Feel like a tiny step up? It's your call, and only if it's been easy lately. One thing at a time's plenty, and you can always step back down.
reminder | If this week's too full for anything bigger, keep the small one. It's not a step down, it's what keeps you going for years. Still yours, isn't it?
challenge | New place, same habit: that's a fun one for a day off. If it works there too, you'll know it's really yours and not just the sofa's.
plain | Longer, steadier, or with a bit less help: any of those is growing. Which one sounds like fun? If none does, staying right here's a fine choice.
plain | You'll know it's the right size when it's slightly interesting. If you're dreading it, it's too much, and it's no shame to go back. Isn't that a relief?
plain | Remember how week one felt? What's easy now wasn't easy then. You've built that, bit by bit, and nobody else saw the whole way.
plain | A goal's nice when it's yours and it's near. "One time on a Sunday" is a good one. What would make you grin this week?
# 12
kickoff | These messages stop soon, but your cue won't. It'll be there every day, and it knows the way by now. Does it feel a bit like your own?
reminder | Had a few quiet days? Good practice, really. Knowing how you come back's worth as much as never leaving, and you've done it before. What helped then?
challenge | Fancy a try without us? If you go by your own cue today, you'll see how much you need a nudge. It might be less than you'd think.
plain | A quiet stretch will come one day, a trip or a cold or a deadline. If you know your first small step back, there's nothing to fear, is there?
plain | What's been the best bit of all this? Keep that one close. It's what you'll want to remember when the weather's bad and the sofa's warm.
plain | You don't need to be perfect to keep a thing for years. The people who do keep a tiny version handy, and they use it a lot. You've got yours.
plain | Which of our nudges will you miss, if any? You could leave yourself one: a note on the mirror, a thing by the door. It's a nice way to say bye.
spare | One day on top, and it's all yours. There's nothing new to learn now, so you can just enjoy that it's become so ordinary. Isn't that something?
`;
