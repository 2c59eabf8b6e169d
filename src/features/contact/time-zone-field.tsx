import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { timeZones } from '../../../worker/domain.ts';
import { cityOf } from '../../lib/dates.ts';
import { Field, Input } from '../../ui/field.tsx';
import { LocalClock } from '../../ui/words.tsx';
import styles from './contact.module.css';

type Zone = { id: string; label: string; region: string };

const simple = (words: string) =>
  words.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('_', ' ').toLowerCase();

const regionOf = (id: string) => id.split('/').slice(0, -1).reverse().join(', ').replaceAll('_', ' ');

/** Every zone that this browser knows, after those that most people choose. */
function allZones(): readonly Zone[] {
  const usual: Zone[] = timeZones.map(({ id, label }) => ({ id, label, region: '' }));
  const isUsual = (id: string) => usual.some((zone) => zone.id === id) || id === 'Asia/Calcutta';
  const others = Intl.supportedValuesOf('timeZone')
    .filter((id) => !isUsual(id))
    .map((id) => ({ id, label: cityOf(id), region: regionOf(id) }));
  return [...usual, ...others.sort((a, b) => a.label.localeCompare(b.label))];
}

type TimeZoneFieldProps = {
  value: string;
  onChange: (zone: string) => void;
  error?: string | undefined;
};

/** Chooses a time zone by typing a part of its name, or from the list. */
export default function TimeZoneField({ value, onChange, error }: TimeZoneFieldProps) {
  const id = useId();
  const zones = useMemo(allZones, []);
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const chosen = zones.find((zone) => zone.id === value);
  const label = chosen?.label ?? cityOf(value);
  const isOpen = query !== null;
  const wanted = simple(query ?? '');
  const begins = (zone: Zone) => Number(simple(zone.label).startsWith(wanted));
  const found = zones
    .filter((zone) => simple(zone.label).includes(wanted) || simple(zone.id).includes(wanted))
    .sort((a, b) => begins(b) - begins(a));

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
  function move(to: number) {
    const next = Math.min(Math.max(to, 0), found.length - 1);
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
      choose(key === 'Enter' ? found[active] : undefined);
    }
  }

  return (
    <Field
      label="Timezone"
      hint={
        <>
          It is <LocalClock timeZone={value} /> there now.
        </>
      }
      error={error}
    >
      <div className={styles.zone}>
        <Input
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && found.length > 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          placeholder="Search for a city"
          value={query ?? label}
          onChange={({ target }) => open(target.value)}
          onClick={() => isOpen || open('')}
          onKeyDown={press}
          onBlur={() => setQuery(null)}
        />
        {isOpen && (
          <div key={wanted} className={styles.zones}>
            <div ref={list} id={`${id}-list`} role="listbox" aria-label="Time zones">
              {found.map((zone, at) => (
                <button
                  key={zone.id}
                  id={`${id}-${at}`}
                  type="button"
                  role="option"
                  tabIndex={-1}
                  aria-selected={zone.id === value}
                  data-active={at === active || undefined}
                  ref={(item) => {
                    if (at === active && wanted === '') item?.scrollIntoView({ block: 'nearest' });
                  }}
                  // This runs before the field loses focus, which closes the list.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(zone)}
                >
                  {zone.label}
                  {zone.region && <span className={styles.region}> {zone.region}</span>}
                </button>
              ))}
            </div>
            {found.length === 0 && (
              <p className={styles.none}>No city by that name. Try a larger one nearby.</p>
            )}
          </div>
        )}
      </div>
    </Field>
  );
}
