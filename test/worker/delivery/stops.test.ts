import { exports } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { appAddress, call, expectRefusal, pageAt, post } from '../../support/worker/calls.ts';
import { newCampaign, newPersonWithCampaign } from '../../support/worker/campaigns.ts';
import {
  day,
  fireAt,
  halfPastSeven,
  hour,
  minute,
  mondayMorning,
  sendDays,
  stateTime,
} from '../../support/worker/clock.ts';
import { sql } from '../../support/worker/database.ts';
import {
  handOverEvents,
  handOverMail,
  handOverText,
  newPersonWithMail,
  personWithMail,
  startKeyServer,
  textedBack,
} from '../../support/worker/inbound.ts';
import { newEmail, newPerson, type Person, password, register } from '../../support/worker/people.ts';
import { newPhone, personWithMessage, turnIntoTexts } from '../../support/worker/reached.ts';

beforeEach(startKeyServer);

async function personWithStopLink() {
  const { person, campaign } = await personWithMessage();
  return { person, campaign, path: await person.stopPath() };
}

const secondMessage = async (person: Person, id: number) => {
  await sendDays(id, 1);
  return (await person.messages(id))[1];
};

const oneClick = { 'List-Unsubscribe': 'One-Click' };

it('a stop link stops only its campaign with one click, from any origin and in either encoding', async () => {
  const { person, campaign, path } = await personWithStopLink();
  stateTime(mondayMorning);
  const other = await newCampaign(person);
  const byLink = [{ campaignId: campaign.id, channel: null, cause: 'unsubscribe-link' }];
  const elsewhere = { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' };
  for (const headers of [{}, elsewhere, { Origin: 'null' }]) {
    const response = await post(path, oneClick, headers);
    expect([response.status, response.headers.getSetCookie()]).toEqual([200, []]);
    expect(await person.stops()).toMatchObject(byLink);
  }
  const body = new FormData();
  body.set('List-Unsubscribe', 'One-Click');
  await sql('DELETE FROM opt_outs WHERE user_id = ?', person.user.id);
  await exports.default.fetch(`${appAddress}${path}`, { method: 'POST', body });
  expect(await person.stops()).toMatchObject(byLink);
  await sendDays(other.id, 0);
  expect(await person.firstMessage(other.id)).toMatchObject({ status: 'sent' });
  const reason = 'You stopped messages from this campaign';
  expect(await secondMessage(person, campaign.id)).toMatchObject({ status: 'skipped', reason });
});

it('a stop link opens a page with buttons, first for the campaign and then for everything', async () => {
  const { person, campaign, path } = await personWithStopLink();
  const [ofCampaign, ofAll] = ['Stop this campaign’s messages</button>', 'Stop all messages</button>'];
  const { text } = await pageAt(path);
  for (const button of [ofCampaign, ofAll]) expect(text).toContain(button);
  const response = await post(path, { stop: 'campaign' });
  expect([response.status, response.headers.get('Location')]).toEqual([303, path]);
  expect(await person.stops()).toMatchObject([{ campaignId: campaign.id, channel: null, cause: 'person' }]);
  const { text: then } = await pageAt(path);
  expect(then).not.toContain(ofCampaign);
  expect(then).toContain(ofAll);
  for (let times = 0; times < 2; times += 1) expect((await post(path, { stop: 'all' })).status).toBe(303);
  expect((await pageAt(path)).text).not.toContain('<button');
  const stops = await person.stops();
  expect(stops.filter(({ campaignId }) => campaignId === null)).toMatchObject([{ channel: null }]);
  await sql('DELETE FROM opt_outs WHERE campaign_id = ?', campaign.id);
  const reason = 'You stopped all messages';
  expect(await secondMessage(person, campaign.id)).toMatchObject({ status: 'skipped', reason });
});

it('a person who stopped texts still gets emails, but none in place of a stopped text', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  await person.optOut({ channel: 'sms', cause: 'stop-reply' });
  await fireAt(campaign.id, halfPastSeven);
  await turnIntoTexts(person, campaign, newPhone());
  await fireAt(campaign.id, halfPastSeven + day + hour);
  await sql('DELETE FROM opt_outs WHERE user_id = ?', person.user.id);
  await turnIntoTexts(person, campaign, null);
  await person.optOut({ channel: 'email', cause: 'bounce' });
  await fireAt(campaign.id, halfPastSeven + 2 * day + hour);
  expect((await person.messages(campaign.id)).slice(0, 3)).toMatchObject([
    { status: 'sent', channel: 'email' },
    { status: 'skipped', reason: 'You stopped text messages' },
    { status: 'skipped', reason: 'Add your phone number in settings to get text messages' },
  ]);
  expect(await person.outbox()).toHaveLength(1);
});

it('a person who stopped messages cannot send a message by hand or a test, which says what to do', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  const test = () => person.call('POST', '/api/test-notification', { deliveryMethod: 'Email' });
  await person.optOut({ campaignId: campaign.id });
  const byHand = person.call('POST', '/api/send-message', { campaignId: campaign.id, content: 'Now then' });
  const toGetThem = 'To get them again, request a link in settings';
  await expectRefusal(byHand, 409, `You stopped messages from this campaign. ${toGetThem}`);
  expect(await person.messages(campaign.id)).toHaveLength(84);
  // One stopped campaign does not matter to a test.
  expect((await test()).status).toBe(200);
  expect((await person.newestMail()).body).not.toContain('this campaign');
  await person.optOut({ channel: 'email', cause: 'bounce' });
  const bounced = 'Emails to you bounced, so we stopped sending there';
  await expectRefusal(test(), 409, `${bounced}. ${toGetThem}`);
});

it('a person who stopped messages sees what is stopped, newest first, but nothing of a deleted campaign', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  await person.optOut({ campaignId: campaign.id });
  stateTime(mondayMorning + hour);
  await person.optOut({ channel: 'email', cause: 'bounce' });
  const ofCampaign = { campaignId: campaign.id, text: `You stopped messages from ‘${campaign.title}’` };
  expect(await person.stops()).toMatchObject([{ channel: 'email', cause: 'bounce' }, ofCampaign]);
  await person.call('DELETE', `/api/campaigns/${campaign.id}`);
  expect(await person.stops()).toMatchObject([{ channel: 'email' }]);
});

const saidStop = { campaignId: null, channel: 'sms', cause: 'stop-reply', lift: 'text' };

const text = async (From: string, Body: string) => textedBack(await handOverText({ From, Body }));

it('a phone that says STOP gets no texts from later accounts, and is stored without its number', async () => {
  const phone = newPhone();
  await text(phone, 'STOP');
  const kept = JSON.stringify(await sql('SELECT * FROM suppressions'));
  expect(kept).toContain('stop-reply');
  expect(kept).not.toContain(phone.slice(2));
  const next = await register();
  const save = (phone: string) => next.send('PUT', `/api/users/${next.user.id}`, { phone });
  await save(phone);
  expect(await next.stops()).toMatchObject([saidStop]);
  expect((await next.call('DELETE', '/api/opt-outs/returned-texts')).status).toBe(404);
  expect((await next.call('POST', '/api/opt-outs/link')).status).toBe(404);
  const test = (await newPerson()).call('POST', '/api/test-notification', { deliveryMethod: 'SMS', phone });
  const message = 'This phone replied STOP to our text messages. To get them again, text START from it';
  await expectRefusal(test, 409, message);
  await save(newPhone());
  expect(await next.stops()).toEqual([]);
});

it('a stop link stops no email that its account hasn’t confirmed, but everything in that account', async () => {
  const [owner, { person, path }] = [await newPerson(), await personWithStopLink()];
  const claim = `UPDATE users SET (email, email_key, email_hash, email_confirmed_at)
    = (SELECT email, email_key, email_hash, NULL FROM users WHERE id = ?) WHERE id = ?`;
  await sql(claim, owner.user.id, person.user.id);
  await post(path, { stop: 'all' });
  expect(await owner.stops()).toEqual([]);
  expect(await person.stops()).toMatchObject([{ channel: null, cause: 'person' }]);
});

it('after a change of email, an older message stops the account and the old address only', async () => {
  const changed = async () => {
    const reached = await personWithMail();
    const inMail = await reached.person.stopPath();
    stateTime(halfPastSeven + hour);
    await reached.person.send('PUT', '/api/account/email', { email: newEmail(), password });
    return { ...reached, inMail };
  };
  const stopsOf = async (email: string) => (await newPerson({ email })).stops();
  const byLink = await changed();
  await post(byLink.inMail, { stop: 'all' });
  expect(await stopsOf(byLink.person.user.email)).toMatchObject([{ channel: 'email', cause: 'person' }]);
  const byPage = await changed();
  const [onPage = ''] = /\/m\/stop\/[\w-]+/.exec((await pageAt(byPage.path)).text) ?? [];
  await post(onPage, { stop: 'all' });
  const byReply = await changed();
  await handOverMail({ to: byReply.replyTo, body: 'stop' });
  for (const { person, campaign } of [byLink, byPage, byReply]) {
    expect(await person.stops()).toMatchObject([{ campaignId: null, channel: null }]);
    expect(await secondMessage(person, campaign.id)).toMatchObject({ status: 'skipped' });
  }
});

/** An account with the same address, created once this one is deleted. */
async function registerAgain(person: Person): Promise<Person> {
  await person.call('DELETE', `/api/users/${person.user.id}`, { password });
  return register({ username: person.user.username });
}

async function optInLinkOf(person: Person): Promise<string> {
  await person.send('POST', '/api/opt-outs/link');
  const [path = ''] = /\/m\/start\/[\w-]+/.exec((await person.newestMail()).body) ?? [];
  return path;
}

it('the stop link undoes its campaign’s stop within ten minutes, but no other stop', async () => {
  const { person, path } = await personWithStopLink();
  await post(path, { stop: 'campaign' });
  expect((await pageAt(path)).text).toContain('Undo</button>');
  expect(await (await post(path, { stop: 'undo' })).text()).toContain('Messages are on');
  expect(await person.stops()).toEqual([]);

  await post(path, { stop: 'campaign' });
  stateTime(halfPastSeven + 11 * minute);
  await post(path, { stop: 'undo' });
  expect(await person.stops()).toHaveLength(1);
  const all = await personWithStopLink();
  await post(all.path, { stop: 'all' });
  await post(all.path, { stop: 'undo' });
  expect(await all.person.stops()).toMatchObject([{ campaignId: null, channel: null }]);
});

it('a stopped email address gets nothing from a later account, also after a bounce', async () => {
  const { person, path } = await personWithStopLink();
  await post(path, { stop: 'all' });
  const again = await registerAgain(person);
  expect(await again.stops()).toMatchObject([{ channel: 'email', cause: 'person', lift: 'link' }]);
  const campaign = await newCampaign(again);
  await fireAt(campaign.id, halfPastSeven + day);
  expect(await again.outbox()).toEqual([]);

  const { person: bounced, heard } = await newPersonWithMail();
  await handOverEvents([heard('hard-bounced')]);
  const other = await registerAgain(bounced);
  expect(await other.stops()).toMatchObject([{ channel: 'email', cause: 'bounce', lift: 'link' }]);
});

it('a stopped email address gets messages again through the link sent there, and no other', async () => {
  const { person, campaign, path } = await personWithStopLink();
  await post(path, { stop: 'campaign' });
  const ofCampaign = await optInLinkOf(person);
  expect((await pageAt(ofCampaign)).text).toContain('Get ‘Morning meditation’ again</button>');
  expect((await post(ofCampaign, { start: String(campaign.id) })).status).toBe(303);
  expect(await person.stops()).toEqual([]);

  await post(path, { stop: 'all' });
  const link = await optInLinkOf(person);
  const lift = async (token: string) => (await post(token, { start: 'all' })).status;
  expect(await lift(link.slice(0, -1))).toBe(404);
  expect(await lift(link.replace('/m/start/', '/m/stop/'))).toBe(400);
  const { id } = person.user;
  await sql("UPDATE users SET email_hash = 'AAAA' || email_hash WHERE id = ?", id);
  expect(await lift(link)).toBe(404);
  await sql('UPDATE users SET email_hash = substr(email_hash, 5) WHERE id = ?', id);
  stateTime(halfPastSeven + 2 * day);
  expect([await lift(link), (await call('GET', link)).status]).toEqual([410, 410]);
  stateTime(halfPastSeven);
  expect((await pageAt(link)).text).toContain('Get messages again</button>');
  expect(await person.stops()).toHaveLength(1);
  expect(await lift(link)).toBe(303);
  expect((await pageAt(link)).text).toContain('Messages are on');
  expect(await person.stops()).toEqual([]);
  expect(await secondMessage(person, campaign.id)).toMatchObject({ status: 'sent' });
});
