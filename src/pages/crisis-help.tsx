import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import type { CampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import type { HelpSection } from '../../worker/domain.ts';
import { helpHeading, helpParagraphs } from '../../worker/writer/help.rules.ts';
import { campaignCalls, useCampaignChange } from '../features/campaigns/campaign-calls.ts';
import styles from '../features/campaigns/campaigns.module.css';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Card, Cluster, Stack } from '../ui/layout.tsx';
import textStyles from '../ui/text.module.css';

type CrisisHelpProps = {
  section: HelpSection | null;
  /** What the person can do next, such as rename the campaign. */
  children?: ReactNode;
  /** Whether an answer or note was the reason, not the campaign's own words. */
  isForAnswer?: boolean;
  /** Takes the focus if the focused element is gone. */
  takesFocus?: boolean;
};

type LineProps = { parts: ReturnType<typeof helpParagraphs>[number][number] };

const Line = ({ parts }: LineProps) =>
  parts.map(({ text, isStrong, href }) =>
    href ? (
      <a key={href} href={href} target={href.startsWith('http') ? '_blank' : undefined} rel="noreferrer">
        {text}
      </a>
    ) : isStrong ? (
      <strong key={text}>{text}</strong>
    ) : (
      text
    ),
  );

/** Shown instead of a campaign if someone may be in danger: who can help, and how to reach them. */
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
    <Stack as="section" aria-labelledby={id} data-help="" className={styles.helpWords}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {helpHeading}
      </h2>
      {helpParagraphs(section, isForAnswer).map(([first = [], ...lines]) => (
        <div key={first[0]?.text}>
          <p>
            <Line parts={first} />
          </p>
          {lines.length > 0 && (
            <ul className={styles.helpLines}>
              {lines.map((line) => (
                <li key={line[0]?.text}>
                  <Line parts={line} />
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
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
    <Card className={styles.help}>
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
