import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import type { CampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import type { HelpSection } from '../../worker/domain.ts';
import { campaignCalls, useCampaignChange } from '../features/campaigns/campaign-calls.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Card, Cluster, Stack } from '../ui/layout.tsx';
import textStyles from '../ui/text.module.css';
import styles from './crisis-help.module.css';

type CrisisHelpProps = {
  section: HelpSection | null;
  /** What the person can do next, such as rename the campaign. */
  children?: ReactNode;
  /** Whether an answer or note was the reason, not the campaign's own words. */
  isForAnswer?: boolean;
  /** Takes the focus if the focused element is gone. */
  takesFocus?: boolean;
};

const sections: Record<HelpSection, ReactNode> = {
  violence: 'If somebody could get hurt, leave the room first. The numbers are for you, too.',
  eating: 'A doctor can help without judging, and findahelpline.com lists eating-disorder lines.',
};

/**
 * Shown instead of a campaign if someone may be in danger: who can help, and how to reach them. The text is the same as
 * in `content/messages/danger/page.txt`.
 */
export default function CrisisHelp({
  section,
  children,
  isForAnswer = false,
  takesFocus = false,
}: CrisisHelpProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // By now, a part of the page around the removed element may have the focus.
    if (takesFocus && document.activeElement?.contains(heading.current)) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Stack as="section" aria-labelledby={id} data-help="" className={styles.page}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        You matter more than a plan.
      </h2>
      <p>
        What you wrote sounds heavy. I’m an app, so I’m not the right help for this. A person is, and you can
        reach one now.
      </p>
      <p>
        <strong>Is someone in danger right now, you or anyone else?</strong> Call your local emergency number:{' '}
        <a href="tel:911">911</a> in the US and Canada, <a href="tel:999">999</a> in the UK,{' '}
        <a href="tel:112">112</a> in most of Europe.
      </p>
      <div>
        <p>
          <strong>To talk, day or night:</strong>
        </p>
        <ul className={styles.lines}>
          <li>
            US and Canada:{' '}
            <a href="tel:988" aria-label="call 988">
              call
            </a>{' '}
            or{' '}
            <a href="sms:988" aria-label="text 988">
              text <strong>988</strong>
            </a>
            .
          </li>
          <li>
            UK and Ireland:{' '}
            <a href="tel:116123">
              <strong>116 123</strong>
            </a>
            , free.
          </li>
          <li>
            Elsewhere:{' '}
            <a href="https://findahelpline.com" target="_blank" rel="noreferrer">
              <strong>findahelpline.com</strong>
            </a>
            .
          </li>
        </ul>
      </div>
      <p>If calling is too much, show this page to someone you trust. You don’t have to explain it.</p>
      <p>
        If I’ve misread you, I’m sorry: you can {isForAnswer ? 'go on as before' : 'give it another name'}.
        What you typed here isn’t sent to anyone.
      </p>
      {section && <p>{sections[section]}</p>}
      {children}
    </Stack>
  );
}

type HelpCardProps = {
  campaign: CampaignView;
  isNamed?: boolean;
};

/** The help shown in place of a campaign that is about danger or on hold. */
export function HelpCard({ campaign, isNamed = false }: HelpCardProps) {
  const { id, title, kind, onHold, helpSection } = campaign;
  const isHeld = onHold && kind !== 'danger';
  return (
    <Card className={styles.card}>
      <CrisisHelp section={helpSection} isForAnswer={isHeld} takesFocus>
        {isNamed && (
          <p>
            Campaign:{' '}
            <Link to={paths.campaign(id)} className={textStyles.link}>
              {title}
            </Link>
          </p>
        )}
        {isHeld && <HoldChoices campaign={campaign} />}
      </CrisisHelp>
    </Card>
  );
}

/** The choices below the help for a campaign on hold: continue or stop, or if it has ended, just close the help. */
function HoldChoices({ campaign: { id, active } }: { campaign: CampaignView }) {
  const { mutate, isBusy } = useCampaignChange();
  const label = active ? 'I’ve read this. Continue my plan' : 'I’ve read this';
  const resume = { label, change: () => campaignCalls.endHold(id) };
  const stop = { label: 'Stop this campaign', change: () => campaignCalls.activate(id, false) };
  return (
    <Cluster>
      <Button busy={isBusy(resume.label)} onClick={() => mutate(resume)}>
        {resume.label}
      </Button>
      {active && (
        <Button variant="quiet" busy={isBusy(stop.label)} onClick={() => mutate(stop)}>
          {stop.label}
        </Button>
      )}
    </Cluster>
  );
}
