import { expect, it } from 'vitest';
import { reportOf } from '../../../worker/replies/mail-events.rules.ts';

it('a returned message is explained in plain words, without the words of the other server', () => {
  const reasons = {
    '550 5.1.1 user ann@example.com unknown': ['there is no such address', 'there is no such phone number'],
    '552 5.2.2 over quota': ['your mailbox is full', 'your mailbox is full'],
    '550 5.2.1 disabled': ['your mailbox is disabled', 'your mailbox is disabled'],
    '550 5.7.1 spam': ['it doesn’t accept emails from us', 'it doesn’t accept texts from us'],
    'no idea': ['it did not say why', 'it did not say why'],
  };
  for (const [reason, [ofEmail, ofText]] of Object.entries(reasons)) {
    const event = { event: 'hard-bounced', status: '550', reason };
    const [email, text] = [reportOf(event, false), reportOf(event, true)];
    expect(email).toEqual({ outcome: 'returned', reason: `Your mail provider sent this back: ${ofEmail}` });
    expect(text).toEqual({ outcome: 'returned', reason: `Your carrier sent this back: ${ofText}` });
  }
});

it('a message that was dropped or reported as spam says so; other events say nothing', () => {
  const dropped = { outcome: 'returned', reason: expect.stringContaining('didn’t send this') };
  const reported = { outcome: 'reported', reason: expect.stringContaining('was reported as spam') };
  const events = { dropped, complained: reported, unsubscribed: null, delivered: null };
  for (const [event, report] of Object.entries(events)) expect(reportOf({ event }, false)).toEqual(report);
});
