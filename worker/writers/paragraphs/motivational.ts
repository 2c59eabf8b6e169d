/** What stands below a motivational message in an email: why it matters, without pressure. How it is read: ./paragraphs.ts */
export const motivationalParagraphs = `
# 1
first | You have begun, and that matters in itself. Nothing needs to change yet. You are giving your own days a kind look, because good plans grow out of real ones.
kickoff | This week asks for your attention and nothing else. It is worth it, because a habit that fits your real day is the kind that stays.
reminder | A few days without a look are nothing to regret. Today is as good as Monday was, because every ordinary day has the same things to show you.
challenge | A day off is worth a second look. Without the usual hours you see what you reach for by yourself. That matters for all the days to come.
plain | What you see this week is yours alone. It matters because no book and no app knows how your mornings feel or where your evenings go.
plain | A blank day belongs in the notes too. It is worth as much as a full one, because it shows where a gentler moment is needed.
plain | Be proud of the small act of looking. Most people never watch their own day, and you do it because you care how it goes.
plain | One honest line tonight is a gift to next week. It matters because every later step gets shorter when you know your own ground.
# 2
kickoff | Somewhere in your day there is a moment that never lets you down. Finding it is worth this whole week, because it will carry you on tired days.
reminder | If the first moment did not hold, you have learned something real. That is worth a lot, because the right one is found by trying.
challenge | A moment that works on a free day is worth keeping. It shows that the habit can live with you, and not just with your job or your alarm.
plain | You are laying the first stone of something that can last. It matters because steady things are built on ordinary ground, like keys, cups and doors.
plain | There is something kind about a good anchor. It spares you the asking and the doubt, because it comes by itself and it comes today.
plain | No choice you make this week is final. You are free to try things out, and that is worth keeping, because it keeps the search light.
plain | Every small test brings you closer to a moment you can trust. Be glad of the ones that did not work, because they cleared the way.
# 3
kickoff | Small is strong. Two minutes that happen are worth an hour that never does. Only what you do can become a part of you.
reminder | You can begin again in two minutes, and that is a fine thing to know. It matters because no week is ever too far gone for it.
challenge | A light heart helps a habit grow. Let today's version be one you enjoy, because we come back to what we like.
plain | It may look like little from outside. Inside it is a promise kept, and that is worth something, because you are the one you keep it to.
plain | Each time you begin, beginning gets easier. That matters because the start is the part that stands between most people and what they want.
plain | You are free to stop early and still be proud. The two minutes were the plan, and you did them because it matters to you.
plain | Big days come and go. The little ones are worth your trust, because there are so many of them and each can hold two minutes.
# 4
kickoff | A place made ready says that this matters to you. Every time you pass it, it says so again, and it asks for nothing in return.
reminder | If the scene has come apart, it is a minute's work to set it right. It is worth that minute, because tomorrow will feel invited again.
challenge | Use a calm hour to be good to your busy self. What you lay out today is a gift, because someone tired will find it waiting.
plain | There is care in small order. A thing in its place tells you that you planned to be here, and that matters on a dull morning.
plain | You are making it easy on purpose. That is no trick, it is respect for your own energy, because your days are full enough.
plain | Every repeated step wears the path a little smoother. It is worth walking it the same way, because one day your feet will know it.
plain | Look at what you have set up with your own hands. It matters because it works for you even when you are thinking of something else.
# 5
kickoff | A steady place in the day is a quiet kind of strength. It matters because it holds on the days when your mood does not.
reminder | When the plan slips, the spare one is worth just as much. Use it with a good conscience, because what counts is that the thread goes on.
challenge | Even a loose weekend can hold one firm thing. It is worth having, because it reminds you that this belongs to you and not to your timetable.
plain | You came back today. That matters far beyond any perfect week, because perfect weeks are rare and returns are up to you.
plain | Steady does not mean stiff. You bend with the day and keep the core, and that is worth being proud of, because life bends too.
plain | If it has begun to feel plain, be glad. Plain is what strong things feel like from inside, because they no longer need a fight.
plain | Nobody can say how many weeks it takes, and it matters little. You have a place and a time, and each day there is worth having.
# 6
kickoff | You know what gets in your way, and that is a strength. An answer made in peace is worth a lot, because it stands ready in the storm.
reminder | Coming back is the bravest part of any habit. It deserves as much praise as a long run, because it is a choice made on a hard day.
challenge | Take the thing that tripped you last and look at it in good light. It is worth a minute, because seen calmly it is often quite small.
plain | An obstacle is no sign that you are on the wrong road. Every road worth taking has some, and you have met this one before.
plain | You are on your own side here. It matters because a person who plans for rough days is kind to the one who will live them.
plain | Your way back can be short and friendly. Keep it in mind, because knowing it takes the fear out of any gap that may come.
plain | One change in a room can save a hundred arguments with yourself. That is worth a look, because your calm is needed elsewhere.
# 7
kickoff | Your count is a record of times you chose this. Read it with respect, because each mark was made on a real day with real demands.
reminder | A page with gaps is still worth reading. Add today to it, because a story does not need every day to be true.
challenge | Think of your best day so far. It matters because you made it happen once, and what helped then is likely to help again.
plain | Whatever the number says, you are worth the effort. It is there to help you choose, because you know best what your week can hold.
plain | One small change at a time is enough. It matters because you will know that it was you who found out what works.
plain | We forget our quiet wins so fast. A mark keeps them, and that is worth a second a day, because you earned every one.
plain | Hard days are in the count as well. Be proud that you kept looking, because honesty with yourself is a rare and useful thing.
# 8
kickoff | You need not carry this alone. One person who knows is worth a lot, because joy shared is larger and a rough day shared is smaller.
reminder | It is a fine day to send two lines to somebody you trust. It matters because a plan that is spoken starts to breathe.
challenge | Doing it beside somebody turns a task into time together. That is worth having, because most things are easier to begin in good company.
plain | Asking for help is no weakness. It tells somebody that they matter to you, and most people are glad to be asked.
plain | Others may see your progress before you do. Let them say it, because a kind word from outside can be worth a week of effort.
plain | Choose somebody warm. It matters because on a dull day you will want to hear that it was good of you to try.
plain | Your steps may give courage to somebody who never says so. That is worth remembering, because people learn by watching one another.
# 9
kickoff | You began this because something matters to you. Put that reason next to the small act, and both will feel lighter to carry.
reminder | What you value did not leave when a few days did. It is worth coming back to, because it was yours before this plan began.
challenge | Give a minute to what the good days have brought you. It matters because thanks make the next small step feel like a choice.
plain | A few minutes can speak for a whole life. They say what you stand for, and that is worth saying again, because days are loud.
plain | Your reason need not impress anybody. It is enough that it is true, because a true reason is worth ten that merely sound good.
plain | Remember a day when it was hard and you did it anyway. Keep it close, because it shows what you are made of.
plain | What you care about grows where you give it time. Even two minutes matter, because they are two minutes given on purpose.
# 10
kickoff | You are becoming someone who does this, and it shows in small things. Be proud, because nobody handed it to you.
reminder | Missing a day does not change who you are. You are free to go on from here, because the person who began is still you.
challenge | Let somebody see you at it today, if it feels right. It matters because an example is the kindest form of advice.
plain | Speak to yourself as you would to a good friend. It is worth the practice, because yours is the voice you hear most.
plain | Every act is one small vote for the person you want to be. You have cast a good many, and that is worth a smile.
plain | The old picture of yourself may lag a little. That is all right, because pictures change slowly and deeds come first.
plain | You have kept at this through ordinary life, which is the hardest kind. That matters, because ordinary life is where it will stay.
# 11
kickoff | If it feels easy now, you earned that. A slight raise is worth a try, because growing is a joy when nobody forces it.
reminder | The small version is no retreat. It is worth its place for good, because it has brought you through every week so far.
challenge | Take it somewhere new today, if you like. It matters because a habit that travels with you is truly your own.
plain | Choose the one part that you would love to grow. That is worth a dozen hard plans, because love lasts longer than force.
plain | Look how far the beginning is by now. Be proud of the distance, because you walked it in small steps that nobody saw.
plain | You may grow, and you may stay. Both are worth respect, because you decide by what is good for your life and not by a rule.
plain | A near goal is a friend on the road. It is worth having one for this week, because you will be there to enjoy it.
# 12
kickoff | This was your work, all twelve weeks of it. It matters because what you built does not end with the last message.
reminder | You know how to come back by now. That is worth as much as any streak, because life will always bring you gaps.
challenge | Let your own cue lead today. It is worth the trust, because it has been learning from you all this time.
plain | One day there will be a quiet spell. Meet it kindly, because you have a first step ready and you know that it works.
plain | Keep the best of these weeks close. It is worth writing down in one line, because you may want to read it in winter.
plain | You asked something of yourself and stayed with it. That matters far beyond this one habit, because now you know you can.
plain | Nothing here ends. The cue will come tomorrow as it did today, and it is worth following, because you chose it yourself.
spare | One day on top, and it belongs to you. Enjoy how ordinary it has become, because that is what all the small steps were for.
`;
