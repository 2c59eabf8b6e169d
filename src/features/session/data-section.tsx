import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import ArchiveIcon from 'lucide-react/icons/archive';
import CopyIcon from 'lucide-react/icons/copy';
import TrashIcon from 'lucide-react/icons/trash';
import { type ChangeEvent, useRef, useState } from 'react';
import { ApiError, api, unwrap } from '../../lib/api.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { queryClient, refreshProgress } from '../../lib/query-client.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { ActionList, SettingsItem, SettingsSection } from '../../ui/settings.tsx';
import { ErrorState, Skeleton } from '../../ui/status.tsx';
import textStyles from '../../ui/text.module.css';
import { showError, toastSuccess } from '../../ui/toast.ts';
import styles from './account.module.css';
import { refreshUser, useSignedInUser } from './session.ts';

const calendarQuery = queryOptions({
  queryKey: ['calendar'],
  queryFn: () => unwrap(api.account.calendar.$get()),
});

const notImported = 'This file could not be imported. Nothing was changed.';
/** Importing again skips what is already there. */
const maybeImported =
  'We didn’t hear back from the server, so this file may not have been imported. You can safely import it again.';
const notAnExport = 'This file isn’t an export from Better Habits. Nothing was changed.';

async function importFile(file: File) {
  let text: string;
  try {
    text = await file.text();
    JSON.parse(text);
  } catch {
    throw new ApiError(400, 'Not JSON', { message: notAnExport });
  }
  return unwrap(
    fetch('/api/account/import', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: text, // The server validates it.
    }) as ReturnType<typeof api.account.import.$post>,
  );
}

const exportLink = buttonClass({ variant: 'quiet', size: 'small' }, false);

const DeleteAccountDialog = lazyPart(() => import('./delete-account-dialog.tsx'));

export function DataSection() {
  const user = useSignedInUser();
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <SettingsSection folds icon={ArchiveIcon} title="Your data" state="Export, import, calendar">
        <ActionList>
          <SettingsItem name="Everything" state="To keep, or to import elsewhere.">
            <a href="/api/account/export" download="better-habits.json" className={exportLink}>
              Export everything (JSON)
            </a>
          </SettingsItem>
          <SettingsItem name="Days" state="For a spreadsheet.">
            <a href="/api/account/export?format=csv" download="better-habits-days.csv" className={exportLink}>
              Export days (CSV)
            </a>
          </SettingsItem>
          <Import />
          <Calendar />
        </ActionList>
      </SettingsSection>
      <SettingsSection folds icon={TrashIcon} title="Delete account" state="With all your campaigns">
        <ActionList>
          <SettingsItem state="Permanent and immediate. This also deletes your campaigns, messages and progress. Nothing more is sent to you.">
            <Button variant="quiet" size="small" className={styles.danger} onClick={() => setDeleting(true)}>
              Delete account
            </Button>
          </SettingsItem>
        </ActionList>
      </SettingsSection>
      {isDeleting && <DeleteAccountDialog user={user} onClose={() => setDeleting(false)} />}
    </>
  );
}

function Import() {
  const input = useRef<HTMLInputElement>(null);
  const upload = useMutation({
    mutationFn: importFile,
    onSuccess: ({ imported, skipped }) => {
      const campaigns = imported === 1 ? '1 campaign' : `${imported} campaigns`;
      toastSuccess(
        'Import complete',
        skipped === 0 ? `${campaigns} imported.` : `${campaigns} imported; ${skipped} already here.`,
      );
    },
    onError: (error) =>
      showError(error, error instanceof ApiError && error.status < 500 ? notImported : maybeImported),
    // An import may have worked even if its response is lost.
    onSettled: () => Promise.all([refreshUser().catch(() => undefined), refreshProgress()]),
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file !== undefined) upload.mutate(file);
    target.value = '';
  };
  return (
    <SettingsItem
      name="Import"
      state="A JSON export from any account. What you have here stays, and no past messages are sent."
    >
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label="File to import"
        className={textStyles.hidden}
        tabIndex={-1}
        onChange={choose}
      />
      <Button variant="quiet" size="small" busy={upload.isPending} onClick={() => input.current?.click()}>
        Choose a file to import
      </Button>
    </SettingsItem>
  );
}

function Calendar() {
  const { data, isError, refetch } = useQuery(calendarQuery);
  const change = useMutation({
    mutationFn: async (action: 'renew' | 'remove') => {
      if (action === 'renew') return unwrap(api.account.calendar.$post());
      await unwrap(api.account.calendar.$delete());
      return { url: null };
    },
    onSuccess: (calendar) => queryClient.setQueryData(calendarQuery.queryKey, calendar),
    onError: (error) => showError(error, 'The calendar could not be changed. Please try again.'),
  });
  const url = data?.url ?? null;
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toastSuccess('Copied to clipboard');
    } catch (error) {
      showError(error, 'The link could not be copied.');
    }
  };
  return (
    <SettingsItem
      name="Calendar"
      state="See your planned messages in your own calendar, through a secret link. Habits that are hidden on your lock screen are hidden there too."
    >
      {data === undefined ? (
        isError ? (
          <ErrorState text="Your calendar link could not be loaded." onRetry={refetch} />
        ) : (
          <Skeleton height="3rem" />
        )
      ) : url === null ? (
        <Button variant="quiet" size="small" busy={change.isPending} onClick={() => change.mutate('renew')}>
          Create a calendar link
        </Button>
      ) : (
        <Stack gap={5}>
          <Field
            label="Secret link"
            hint="Anyone with this link can see your plan. Creating a new link disables this one."
          >
            <Input value={url} readOnly onFocus={({ target }) => target.select()} />
          </Field>
          <Cluster>
            <Button size="small" icon={CopyIcon} onClick={() => copy(url)}>
              Copy link
            </Button>
            <Button size="small" busy={change.isPending} onClick={() => change.mutate('renew')}>
              Create a new link
            </Button>
            <Button size="small" busy={change.isPending} onClick={() => change.mutate('remove')}>
              Turn off
            </Button>
          </Cluster>
        </Stack>
      )}
    </SettingsItem>
  );
}
