/** What stands below a direct message in an email: flat words, sentences of at most 12 words. How it is read: ./paragraphs.ts */
export const directParagraphs = `
# 1
first | Change nothing in these first days. Looking is the whole job. What you see now decides every later step. It takes seconds a day.
kickoff | This week is for looking. Nothing is scored. Most of the day runs on autopilot. You are finding out where yours runs.
reminder | No notes so far is no problem. Today is a full day to look at. One line is a start. Details can wait.
challenge | Days off have other cues. The usual hours are gone. What is left shows what your habits lean on. That is useful to know.
plain | Three words and a time are enough. Neat notes are not the point. After a few days they show a pattern. Memory would smooth it over.
plain | A day when it does not happen is news too. It shows where the plan needs another moment. Nothing about it is good or bad.
plain | The trigger is usually small. A chair, a sound, a closed door. It sits right in front of the act. Look there first.
plain | Same hour, same place, same mood, same people. One of these usually repeats. When one does, the search is nearly over. Then it has a name.
# 2
kickoff | A good anchor happens every day without you trying. Teeth, coffee, keys, shoes. It ends clearly. You are free right after it.
reminder | A moment that did not work is one off the list. That is progress. The next one gets the same fair test. There are plenty in a day.
challenge | A moment that holds on a Saturday will hold on a Tuesday. Weekends are the hard test. They are also the honest one. Either way you learn.
plain | Vague moments get lost. 'In the evening' is vague. 'When the plate is in the sink' is not. Clear ends make good starts.
plain | Two checks for an anchor. Does it happen daily? Are your hands free after it? Two times yes is enough. One no means another moment.
plain | The anchor does the remembering. That is its only job. It needs to be certain, not special. Dull ones work best.
plain | This is a test and not a promise. You can swap the moment any day. A changed plan beats a stiff one. Nothing is lost.
# 3
kickoff | Two minutes is the plan and not the warm-up. Short is easy to repeat. Repeating is what builds it. Size can come later.
reminder | A hard week changes nothing about two minutes. They still fit. The next anchor is close. That is all the plan you need.
challenge | Free time is no reason to make it big. Small and liked lasts longer. Big and dreaded does not. Today it can be light.
plain | Stopping after two minutes is allowed. Going on is allowed too. The start is what counts. You did not miss anything by stopping.
plain | The first half minute is the steep part. After it, the ground is flat. Everything you do this week makes that part shorter.
plain | Still a push? Then it is too big. Half of it is a fair version. Half of that is one too. Small has no lower limit.
plain | Five short days teach five starts. One long day teaches one. Starts are what you are learning now. That is why small wins here.
# 4
kickoff | Same place. Same order. Things laid out. Each one takes a decision away. With few decisions left, it nearly runs alone.
reminder | Things move and rooms get untidy. One thing back in its place resets the scene. It takes a minute. Then today is easy again.
challenge | A free day is good for setting the stage. Put in the minute once. It pays back on every weekday. That is a fair trade.
plain | What lies in sight gets used. What sits in a drawer gets lost. One object in plain view does quiet work all day long.
plain | Evenings are slow and mornings are not. One minute tonight saves five tomorrow. Laid-out things do not need a mood. They wait.
plain | A fixed order needs no thought. First this, then that. After some weeks the first step pulls the second along. Let it pull.
plain | Two steps in the way are two too many. Each one is a chance to stop. Fewer steps, easier start. That is the idea this week.
# 5
kickoff | Time and place are settled once. After that there is nothing to debate. The backup is settled too. Then a bad day has a plan.
reminder | The usual slot broke. That is what the backup is for. It counts in full. Tomorrow the usual slot is there again.
challenge | Weekends bend a routine. Keep the order and let the hour go. First the anchor, then the act. That much fits any day.
plain | One missed day does no harm. A long study of habits found that. The next one counts as much as ever. So go by the next one.
plain | A backup is good when it is dull. No gear. No mood. No travel. Same moment, shorter version. You can do it half asleep.
plain | Boring is good now. It means fewer choices and less effort. Nothing is wrong with you or the plan. Dull things last.
plain | How long it takes is not yours to set. Weeks for some, many months for others. Where and when is yours. Hold on to that part.
# 6
kickoff | One obstacle is likelier than the rest. You know which one. Give it one answer before it comes. Then there is nothing to solve on the day.
reminder | A gap is not a fresh start from nothing. Skill stays. The way back is one small step. You have done that step many times.
challenge | Think of the last time it broke. The same thing will come again. An answer made today is ready then. That is all planning is.
plain | If it happens, then this. One line, one answer. Plans of that shape have been tested often. They work better than good intentions.
plain | Plan for the ordinary trouble. Late, tired, raining, no time. Rare disasters need no plan. The usual four cover most days.
plain | Know your first move back. Make it tiny. On a tired day nobody wants to think. A move that is ready needs no thought.
plain | Where does it jam? At the door, the phone, the bed? Change that one spot. A small change in a room is worth ten resolves.
# 7
kickoff | Your count is a tool. It knows your real week. Read it, pick one thing, change that. Leave the rest as it is.
reminder | No record so far? Today is line one. A short list is as true as a long one. It begins to be useful after a few lines.
challenge | Compare your best day with your worst. Look for one difference. Hour, place, or people. The answer is usually plain to see.
plain | A low count is about the plan and not you. Wrong moment or too large a step. Both can be changed in a minute. Choose one.
plain | One change at a time. With two changes you learn nothing. Give it a week. Then the count says whether to keep it.
plain | Memory keeps the bad days. A tick keeps them all. That is why a record is fairer. It also takes less effort than worry.
plain | Some days never stood a chance. Your count knows which. Give those days a smaller version. Equal days are not the goal.
# 8
kickoff | One person is enough. Say what you do and when. They need to do nothing. Said aloud, a plan gets firmer.
reminder | Meant to tell somebody and did not? Two lines by text will do. No answer is needed. It works the moment you send it.
challenge | Company makes an ordinary act easier to begin. No speech is needed. They can join or watch. Either one is help.
plain | Ask for one small thing. A lift, a quiet half hour, a question on Friday. Clear requests get a yes. Vague ones get a maybe.
plain | Others see what you cannot. Calmer, quicker, in a better mood. Their view costs one question. It is often the best feedback you get.
plain | Pick somebody kind. Advice is easy to find. Warmth is what keeps you at it. One good word can carry a whole week.
plain | Being seen helps. Records that others could see worked better in trials. It takes one person. It does not take a crowd.
# 9
kickoff | You had a reason at the start. Check that it is still yours. A true reason makes the small act lighter. A borrowed one does not.
reminder | A quiet week does not touch what you value. The reason is still there. So is the anchor. Put the two side by side again.
challenge | List what the good days gave you. Keep it to one line. It is your own proof. No one else can argue with it.
plain | Small acts can stand for large things. Two minutes can mean 'I keep my word.' You are the one who hears that. It adds up.
plain | Someone may ask why you do this. Have the plain answer ready. Plain answers are usually the true ones. They are easy to say.
plain | Reasons change and that is fine. You may have begun for one thing and stayed for another. Use the one that works today.
plain | You did this on hard days too. Those days are the strongest evidence. They say what you hold on to. Nothing else says it better.
# 10
kickoff | You do this now. No trying about it. Say it once in those words. It will sound odd, and then it will not.
reminder | People who do a thing still miss days. The name stays. You are not back at the start. The next act follows the last one.
challenge | Somebody is watching and learning. No speech is needed. What you do in plain view is lesson enough. Keep it plain.
plain | Watch how you talk to yourself. Hard words slow you down. Say what you would say to a friend. Short and fair is enough.
plain | You did not change in a day. You acted, and acted again. That is how it is done. It is also how it stays.
plain | What would someone who does this do now? Something small, usually. Then they would get on with the day. So can you.
plain | Look at week one and look at today. The act is the same. The effort is not. That difference is yours.
# 11
kickoff | Raise one thing or nothing. Longer, harder, or with less help. One is enough. If it stops being easy, step down again.
reminder | A full week needs the small version. It is still there. Using it is part of the plan. Large can wait for a better week.
challenge | Same act, new place. That shows how far it carries. If it holds, it is yours. If not, the old place still works.
plain | The right size is slightly interesting. Dread means too much. Yawning means too little. Move one notch and test it again.
plain | A goal works when it is near. This Sunday is near. Next summer is not. Pick something you can check in a week.
plain | What was hard is now ordinary. That is growth, and nobody clapped. Take note of it once. Then decide on the next inch.
plain | Staying put is a choice too. A habit kept at one size for years is a success. Growth is an offer and nothing else.
# 12
kickoff | The messages end and the anchor stays. It comes daily without our help. It knows the way by now. So do you.
reminder | Coming back is a skill. You have practiced it for weeks. One small step after the next anchor. There is nothing else to it.
challenge | Go by your own cue today. Ignore this message if you can. See what is left without it. There is likely a good deal.
plain | A lapse will come one day. Write down the first step back. Keep it tiny. Then a bad month is only a bad month.
plain | Keep the small version for good. Those who last use it often. It saves full weeks, trips and colds. It has no end date.
plain | Which help do you still need? One note, one object, one person. Keep that one. Let the others go. Test it for a week.
plain | Nothing needs to be added now. The place is fixed and the order is set. What is left is repeating it. You know how.
spare | This is one day on top. It runs like the rest. The anchor comes, the act follows. After this it runs without us.
`;
