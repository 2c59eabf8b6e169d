import { useQuery } from '@tanstack/react-query';
import PickerIcon from 'lucide-react/icons/chevrons-up-down';
import SignalIcon from 'lucide-react/icons/signal';
import PhoneIcon from 'lucide-react/icons/smartphone';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { carrierNames, carriers, registrationCarriers } from '../../../worker/domain.ts';
import { cityOf, format, isOtherClock, unbroken } from '../../lib/dates.ts';
import { capabilitiesQuery } from '../../lib/query-client.ts';
import fieldStyles from '../../ui/field.module.css';
import { Field, Input, Select } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import menuStyles from '../../ui/menu.module.css';
import { IconTile } from '../../ui/settings.tsx';
import { isClosedCarrier } from './carriers.ts';
import styles from './contact.module.css';

type CarrierId = keyof typeof carrierNames;

const lists = { registration: registrationCarriers, settings: carriers } as const;

type ContactFieldsProps = {
  phone: ComponentProps<typeof Input>;
  carrier: ComponentProps<typeof Select>;
  errors: { phone?: string; carrier?: string };
  /** Settings offer more carriers than registration and the campaign form. */
  list: keyof typeof lists;
  /** The label for choosing no carrier; without it, a carrier must be chosen. */
  none?: string | undefined;
  required?: boolean;
};

type CheckedPhone = { typed: string; fault: string | null; formatted: string };

/** Where text messages go: a phone number and its carrier. */
export default function ContactFields({
  phone,
  carrier,
  errors,
  list,
  none,
  required = false,
}: ContactFieldsProps) {
  const { data } = useQuery(capabilitiesQuery);
  const isInSettings = none !== undefined;
  // In settings, everything is.
  const isOptional = !required && !isInSettings;
  const [checked, setChecked] = useState<CheckedPhone | null>(null);
  const isClosed = (id: unknown) => isClosedCarrier(data, String(id));
  const typed = String(phone.value ?? '').trim();
  const check = checked?.typed === typed ? checked : null;
  const isUnreachable = data?.onlyAmericanPhones && typed !== '' && carrier.value === '';

  /** The rules for phone numbers of all countries are large, so they load on first use. */
  async function checkPhone() {
    if (typed === '') return;
    const { showPhone, typedPhoneProblem } = await import('../../../worker/delivery/channels/phone.rules.ts');
    const fault = typedPhoneProblem(typed, { onlyAmerican: data?.onlyAmericanPhones ?? false });
    setChecked({ typed, fault, formatted: showPhone(typed) ?? typed });
  }

  return (
    <>
      <Field
        label={<>{isInSettings && <IconTile of={PhoneIcon} />}Phone</>}
        optional={isOptional}
        hint="Only for reminders. Message and data rates may apply; reply STOP to opt out."
        error={errors.phone ?? check?.fault ?? undefined}
      >
        <Input
          {...phone}
          value={check?.formatted ?? phone.value}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder={isInSettings ? 'Add a number to get texts' : undefined}
          onBlur={checkPhone}
        />
      </Field>
      <Field
        label={<>{isInSettings && <IconTile of={SignalIcon} />}Mobile carrier</>}
        optional={isOptional}
        hint={
          isClosed(carrier.value) &&
          `${carrierNames[carrier.value as CarrierId]} has closed its email-to-text gateway, so texts may not reach you this way. Email always does.`
        }
        error={errors.carrier}
      >
        <Select {...carrier}>
          {(none !== undefined || carrier.value === '') && (
            <option value="">
              {isUnreachable ? 'Choose one to get texts' : (none ?? 'Choose your carrier')}
            </option>
          )}
          {lists[list].map((id) => (
            <option key={id} value={id}>
              {carrierNames[id]}
              {isClosed(id) && ': texts don’t work at the moment'}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}

type Zone = { id: string; label: string; region?: string };

const commonZones: readonly Zone[] = [
  { id: 'America/New_York', label: 'Eastern Time (New York)' },
  { id: 'America/Chicago', label: 'Central Time (Chicago)' },
  { id: 'America/Denver', label: 'Mountain Time (Denver)' },
  { id: 'America/Los_Angeles', label: 'Pacific Time (Los Angeles)' },
  { id: 'America/Anchorage', label: 'Alaska Time (Anchorage)' },
  { id: 'Pacific/Honolulu', label: 'Hawaii Time (Honolulu)' },
  { id: 'America/Phoenix', label: 'Mountain Time, no daylight saving (Phoenix)' },
  { id: 'America/Puerto_Rico', label: 'Atlantic Time (Puerto Rico)' },
  { id: 'Europe/London', label: 'London' },
  { id: 'Europe/Paris', label: 'Paris' },
  { id: 'Europe/Athens', label: 'Athens' },
  { id: 'Asia/Dubai', label: 'Dubai' },
  { id: 'Asia/Kolkata', label: 'India (Kolkata)' },
  { id: 'Asia/Singapore', label: 'Singapore' },
  { id: 'Asia/Tokyo', label: 'Tokyo' },
  { id: 'Australia/Sydney', label: 'Sydney' },
  { id: 'Pacific/Auckland', label: 'Auckland' },
];

/** For searching without accents and case, and with a hyphen for a minus sign. */
const normalize = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('_', ' ').replace('−', '-').toLowerCase();

const regionOf = (id: string) => id.split('/').slice(0, -1).reverse().join(', ').replaceAll('_', ' ');

/** The most common time zones, followed by all others that this browser supports. */
export function allZones(): readonly Zone[] {
  const isCommon = (id: string) => commonZones.some((zone) => zone.id === id) || id === 'Asia/Calcutta';
  // Chromium leaves out UTC.
  const others = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])]
    .filter((id) => !isCommon(id))
    .map((id) => ({ id, label: cityOf(id), region: regionOf(id) }));
  return [...commonZones, ...others.sort((a, b) => a.label.localeCompare(b.label))];
}

type TimeZoneFieldProps = {
  value: string;
  onChange: (zone: string) => void;
  error?: string | undefined;
  /** In settings, beside the label. */
  icon?: ReactNode;
  /** Takes the place of a button that had the focus. */
  autoFocus?: boolean;
};

/** A combobox: type a part of a name, or choose from the list. */
export function TimeZoneField({ value, onChange, error, icon, autoFocus = false }: TimeZoneFieldProps) {
  const id = useId();
  const zones = useMemo(allZones, []);
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const chosen = zones.find((zone) => zone.id === value);
  const label = chosen?.label ?? cityOf(value);
  const isOpen = query !== null;
  const searched = normalize(query ?? '');
  const startsWith = (zone: Zone) => Number(normalize(zone.label).startsWith(searched));
  const matches = zones
    .filter((zone) => normalize(zone.label).includes(searched) || normalize(zone.id).includes(searched))
    .sort((a, b) => startsWith(b) - startsWith(a));

  function open(text: string) {
    setQuery(text);
    setActive(
      text === ''
        ? Math.max(
            0,
            zones.findIndex((zone) => zone.id === value),
          )
        : 0,
    );
  }
  function choose(zone: Zone | undefined) {
    if (zone) onChange(zone.id);
    setQuery(null);
  }
  /** Chooses what was typed if it can only mean one zone. Otherwise, the field goes back to the zone it had. */
  function leave() {
    const named = matches.filter(({ label: name }) => normalize(name) === searched);
    const [only, ...others] = named.length > 0 ? named : matches;
    choose(others.length === 0 ? only : undefined);
  }
  function move(to: number) {
    const next = Math.min(Math.max(to, 0), matches.length - 1);
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  }
  function press(event: KeyboardEvent) {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) move(active + (key === 'ArrowDown' ? 1 : -1));
      else open('');
    } else if (isOpen && (key === 'Enter' || key === 'Escape')) {
      event.preventDefault();
      event.stopPropagation();
      choose(key === 'Enter' ? matches[active] : undefined);
    }
  }

  return (
    <Field
      label={<>{icon}Timezone</>}
      hint={
        (!icon || isOtherClock(value)) && (
          <>
            It’s {unbroken(format({ timeStyle: 'short', timeZone: value }).format(new Date()))} in{' '}
            {cityOf(value)}.
          </>
        )
      }
      error={error}
    >
      <div className={fieldStyles.selectBox}>
        <Input
          autoFocus={autoFocus}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && matches.length > 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          placeholder="Search for a city"
          value={query ?? label}
          onChange={({ target }) => open(target.value)}
          onClick={() => isOpen || open('')}
          onKeyDown={press}
          onBlur={leave}
        />
        <Icon of={PickerIcon} />
        {isOpen && (
          <div key={searched} className={styles.zones}>
            <div ref={list} id={`${id}-list`} role="listbox" aria-label="Time zones">
              {matches.map((zone, at) => (
                <button
                  key={zone.id}
                  id={`${id}-${at}`}
                  type="button"
                  role="option"
                  tabIndex={-1}
                  aria-selected={zone.id === value}
                  data-active={at === active || undefined}
                  ref={(item) => {
                    if (at === active && searched === '') item?.scrollIntoView({ block: 'nearest' });
                  }}
                  // Otherwise, the field would lose focus, which closes the list before the click.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(zone)}
                  className={menuStyles.item}
                >
                  {zone.label}
                  {zone.region && <span className={styles.region}> {zone.region}</span>}
                </button>
              ))}
            </div>
            {matches.length === 0 && (
              <p className={styles.none}>No city by that name. Try a larger one nearby.</p>
            )}
          </div>
        )}
      </div>
    </Field>
  );
}
