/** What helps those who manage little of their plan at present, and those who manage much of it, one to a line. */
export const tierParagraphs: Record<'low' | 'high', string> = {
  low: `
A quiet spell is part of most habits that last. The door stays open, and today it is too.
Half of the step is a step. On a full day it is even the wiser one.
Nothing that you learned is gone. The next time begins where you are and not at the start.
It may be the moment and not you. Another hour is always worth a try.
One small time this week would be a fine result. It is enough to build on.
Some weeks ask for all you have. A habit can wait for a while without being lost.
The smallest version has no bad days. It fits between two other things.
If the step feels heavy, it may be cut again. There is no size that is too small.
A return is worth a smile. It is harder than going on, and you have done it before.
You may change anything in this plan: the hour, the size, the place. It is yours.
Five seconds in the right place keep the path open. The rest can follow in its own time.
What was in the way is worth one line. Seen on paper, it is often something that can be moved.
A pause is a choice as well. What you come back to will be just as glad of you.
Some plans fit an earlier life. A plan that fits this week may look quite different.
The cue comes again tomorrow, and it keeps no score. It is only an open door.
There is no need to make up for anything. The next small time is complete in itself.
Being tired is a reason to make it light. Light is allowed here on any day.
It helps to look only at today. One day is a size that anybody can hold.
A friend would tell you that it is all right. It is all right.
Easy wins come first. One that takes a few seconds is a good place to begin again.
You read this, and that is a thread. A thread is enough to pull on.
Begin where it is easiest, even in the middle. Nobody said that the order counts.
Rest may be what was missing. After it, small things look their real size again.
`,
  high: `
You have kept nearly all of it lately. That is a routine by now and no longer a plan.
A run like yours comes from a good moment and a fair size. Both are worth keeping.
When it goes well, it is a good time to note why. The reason will help on another day.
You may add a little or leave it as it is. Both are ways to look after what works.
Steady weeks like these are what the later ones stand on. They look plain and carry a lot.
It seems to have found its place in your day. The place is the part that lasts.
What takes you little effort now took some in the first week. That is a real change.
A strong stretch is a safe time to try a new place or size. The old one stays.
Your record speaks for the moment that you chose. It has held on many kinds of days.
One day off would change little at this point. The habit has roots, so you can be at ease.
Others may like to know how you did it. A true story from a friend is worth many tips.
You know by now what a bad day looks like and what still works on it. That is skill.
If it has become easy, that is not cheating. It is what all the repeats were for.
A good week is also a good time to rest a little. The habit will be there.
The next stretch can be tiny. One minute or one line on top is still a stretch.
You might enjoy a look back at the first week. The distance is larger than it feels.
Keeping it up is a craft of its own. You are past the part where most plans stop.
What works need not be repaired. A small raise is an offer and never a duty.
You have a spare plan and have hardly needed it. It is still good to have it.
Such a stretch tells you something about what you value. It can be said out loud.
Your own cue has done most of the work lately. Our messages were only company.
This pace suits you. A pace that suits you is one that can go on for a long time.
You no longer need to think about when. That frees a little room for other things.
`,
};
