import type { ContentfulStatusCode } from 'hono/utils/http-status';

export type Notice = { status: ContentfulStatusCode; title: string; text: string };

/** What a signed link's page says where it cannot open. */
export const linkNotices = ({
  unknown,
  expired,
  gone,
}: {
  unknown: string;
  expired: string;
  gone: { title: string; text: string };
}): Record<'unknown' | 'expired' | 'gone', Notice> => ({
  unknown: { status: 404, title: 'This link doesn’t work', text: `Part of it may be missing. ${unknown}` },
  expired: { status: 410, title: 'This link has expired', text: expired },
  gone: { status: 404, ...gone },
});

/** A form of such a page that somebody changed, or half of it. */
export const unreadableForm: Notice = {
  status: 400,
  title: 'Something went wrong',
  text: 'Please open the link again and choose one of the buttons.',
};
