import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { describeError } from './runtime.ts';

type ErrorDetails = {
  field?: string | undefined;
  retryAfter?: number;
  title?: string;
};

/** An error that the user can act on. The app shows its message, beside the field if it names one. */
export class AppError extends Error {
  readonly status: ContentfulStatusCode;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;
  /** For errors that get a page of their own. */
  readonly title: string | undefined;

  constructor(
    status: ContentfulStatusCode,
    message: string,
    { field, retryAfter, title }: ErrorDetails = {},
  ) {
    super(message);
    this.name = 'AppError';
    this.status = status;
    this.field = field;
    this.retryAfter = retryAfter;
    this.title = title;
  }
}

/** Another call changed the campaign's plan first. Callers try again. */
export class ChangedMeanwhile extends AppError {}

export const badInput = (message: string, field?: string) => new AppError(400, message, { field });
export const signedOut = () => new AppError(401, 'Please sign in to continue');
export const wrongPassword = () => new AppError(401, 'Invalid username or password');
/** A wrong password for an action. Not a 401, because the session stays valid. */
export const notConfirmed = (message: string, field?: string) => new AppError(403, message, { field });
/** For accounts without a password whose session isn't recent. */
export const signInAgain = () =>
  new AppError(403, 'For your security, please sign in again. You’ll then have ten minutes to do this');
export const challengeFirst = () =>
  new AppError(403, 'Please confirm that you’re a person at /auth/challenge first');
/** Only thrown once the caller has proved that they own the account. */
export const accountBlocked = () =>
  new AppError(403, 'This account is blocked. Please contact the administrator');
export const notYours = () => new AppError(403, 'This belongs to another account');
export const foreignOrigin = () => new AppError(403, 'This request came from another site and was blocked');
/** For a link that was opened in a browser that isn't signed in to the account. */
export const passwordNeeded = () => notConfirmed('Please enter the password for this account', 'password');
/** A link or code that was already used, has expired or was replaced. */
export const usedUp = (message: string) => new AppError(410, message);
export const notFound = (what: string) => new AppError(404, `${what} not found`);
export const conflict = (message: string, field?: string) => new AppError(409, message, { field });
export const passwordFirst = () =>
  new AppError(409, 'Please set a password or add a passkey first so you can still sign in');
/** Whether the account or campaign that owns a row was deleted during the request. */
export const isOwnerGone = (error: unknown): boolean =>
  error instanceof Error && /FOREIGN KEY constraint failed/.test(describeError(error));
/** Whether `setPlan` refused a change because of another one. */
export const isPlanChanged = (error: unknown): boolean =>
  /NOT NULL constraint failed: campaigns\.plan_version/.test(describeError(error));
export const deletedMeanwhile = () => conflict('This was deleted in the meantime');
export const changedMeanwhile = () =>
  new ChangedMeanwhile(409, 'Your campaign was just changed somewhere else. Please check it and try again');
export const tooLarge = () => new AppError(413, 'This is too much to process at once');
export const tooMany = (retryAfter: number, message: string) => new AppError(429, message, { retryAfter });
/** It will be tried again without the user. */
export const notDeliveredYet = (message: string) => new AppError(500, message);
export const notDelivered = (message: string) => new AppError(502, message);
export const unavailable = (message: string) => new AppError(503, message);
/** For a form that is incomplete or was tampered with. */
export const unreadableForm = () =>
  new AppError(400, 'Please open the link again and choose one of the buttons.', {
    title: 'Something went wrong',
  });
/** For signed links that don't work. */
export const linkProblems = (texts: {
  unknown: string;
  expired: string;
  gone: { title: string; text: string };
}) => ({
  unknown: () =>
    new AppError(404, `Part of it may be missing. ${texts.unknown}`, { title: 'This link doesn’t work' }),
  expired: () => new AppError(410, texts.expired, { title: 'This link has expired' }),
  gone: () => new AppError(404, texts.gone.text, { title: texts.gone.title }),
});
export type LinkProblems = ReturnType<typeof linkProblems>;
export const mayHaveArrived = (reason: string) =>
  new AppError(504, `${reason}. Please check whether it arrived before you send it again`);
