/** Listed first; the field offers all other IANA zones too. */
export const timeZones = [
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
] as const;

export const timeZoneIds = timeZones.map((zone) => zone.id);
