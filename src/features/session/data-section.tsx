import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import CopyIcon from 'lucide-react/icons/copy';
import { type ChangeEvent, useRef } from 'react';
import { api, unwrap, userMessage } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { refreshProgress } from '../../lib/refresh-progress.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Field, Input } from '../../ui/field.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { ActionList, SettingsItem, SettingsSection } from '../../ui/settings.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './account.module.css';
import { refreshUser } from './session.ts';

const calendarQuery = queryOptions({
  queryKey: ['calendar'],
  queryFn: () => unwrap(api.account.calendar.$get()),
});

const sayFailed = (otherwise: string) => (error: unknown) =>
  toast({ title: 'Error', description: userMessage(error, otherwise), kind: 'error' });

async function importFile(file: File) {
  const text = await file.text();
  // The server checks every part of it.
  return unwrap(
    fetch('/api/account/import', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: text,
    }) as ReturnType<typeof api.account.import.$post>,
  );
}

/** What somebody takes along: an export, an import, and their plan in a calendar. */
export function DataSection() {
  return (
    <SettingsSection title="Your data" about="Take it with you, or bring it here from another account.">
      <ActionList>
        <SettingsItem
          name="Export"
          state="Everything, to keep or to import elsewhere; or your days, for a spreadsheet."
        >
          <div className={styles.exports}>
            <a
              href="/api/account/export"
              download="better-habits.json"
              className={classNames(buttonClass({ variant: 'quiet', size: 'small' }, false), styles.action)}
            >
              Export everything (JSON)
            </a>
            <a
              href="/api/account/export?format=csv"
              download="better-habits-days.csv"
              className={classNames(buttonClass({ variant: 'quiet', size: 'small' }, false), styles.action)}
            >
              Export days (CSV)
            </a>
          </div>
        </SettingsItem>
        <Import />
        <Calendar />
      </ActionList>
    </SettingsSection>
  );
}

function Import() {
  const input = useRef<HTMLInputElement>(null);
  const bring = useMutation({
    mutationFn: importFile,
    onSuccess: async ({ imported, skipped }) => {
      await Promise.all([refreshUser(), refreshProgress()]);
      const campaigns = imported === 1 ? '1 campaign' : `${imported} campaigns`;
      toast({
        title: 'Imported',
        description:
          skipped === 0 ? `${campaigns} came in.` : `${campaigns} came in; ${skipped} were here already.`,
        kind: 'success',
      });
    },
    onError: sayFailed('This file could not be imported. Nothing was changed.'),
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file !== undefined) bring.mutate(file);
    target.value = '';
  };
  return (
    <SettingsItem
      name="Import"
      state="A JSON export of any account. What you have here stays, and nothing from the past is sent."
    >
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label="Export to import"
        className={styles.file}
        tabIndex={-1}
        onChange={choose}
      />
      <Button
        variant="quiet"
        size="small"
        busy={bring.isPending}
        onClick={() => input.current?.click()}
        className={styles.action}
      >
        Choose a file to import
      </Button>
    </SettingsItem>
  );
}

function Calendar() {
  const { data } = useQuery(calendarQuery);
  const change = useMutation({
    mutationFn: async (wish: 'renew' | 'remove') => {
      if (wish === 'renew') return unwrap(api.account.calendar.$post());
      await unwrap(api.account.calendar.$delete());
      return { url: null };
    },
    onSuccess: (calendar) => queryClient.setQueryData(calendarQuery.queryKey, calendar),
    onError: sayFailed('The calendar could not be changed. Please try again.'),
  });
  const url = data?.url ?? null;
  const copy = async (text: string) => {
    await navigator.clipboard
      .writeText(text)
      .then(
        () => toast({ title: 'Copied to clipboard', kind: 'success' }),
        sayFailed('The address could not be copied.'),
      );
  };
  return (
    <SettingsItem
      name="Calendar"
      state="Your planned messages in your own calendar, at a secret address. Habits that are private on your lock screen are private there too."
    >
      {url === null ? (
        <Button
          variant="quiet"
          size="small"
          busy={change.isPending}
          onClick={() => change.mutate('renew')}
          className={styles.action}
        >
          Make a calendar address
        </Button>
      ) : (
        <div className={styles.dialog}>
          <Field
            label="Secret address"
            hint="Anyone who has it can see your plan. A new address ends this one."
          >
            <Input value={url} readOnly onFocus={({ target }) => target.select()} />
          </Field>
          <Cluster>
            <Button size="small" icon={CopyIcon} onClick={() => copy(url)}>
              Copy address
            </Button>
            <Button size="small" busy={change.isPending} onClick={() => change.mutate('renew')}>
              Make a new address
            </Button>
            <Button size="small" busy={change.isPending} onClick={() => change.mutate('remove')}>
              Turn off
            </Button>
          </Cluster>
        </div>
      )}
    </SettingsItem>
  );
}
