/** Cities whose names differ from the last part of their time zone. */
const cities: Record<string, string> = {
  ...{ Asuncion: 'Asunción', Belem: 'Belém', Bogota: 'Bogotá', Cancun: 'Cancún', Curacao: 'Curaçao' },
  ...{ Maceio: 'Maceió', Mazatlan: 'Mazatlán', Merida: 'Mérida', Noumea: 'Nouméa', Reykjavik: 'Reykjavík' },
  ...{ Sao_Paulo: 'São Paulo', Sao_Tome: 'São Tomé', St_Johns: 'St. John’s', Zurich: 'Zürich' },
  ...{
    Calcutta: 'Kolkata',
    Katmandu: 'Kathmandu',
    Kiev: 'Kyiv',
    Rangoon: 'Yangon',
    Saigon: 'Ho Chi Minh City',
  },
};

/** 'New York' for 'America/New_York'. */
export function cityOf(timeZone: string): string {
  const city = timeZone.split('/').at(-1) ?? timeZone;
  return cities[city] ?? city.replaceAll('_', ' ');
}
