import type { Place } from './equipment.schema'

/** An address in a row: "Sede São Paulo · São Paulo/SP"; the city once where the company calls the address by it. */
export const placeName = ({ label, city, state }: Omit<Place, 'id'>): string =>
  label === city ? `${city}/${state}` : `${label} · ${city}/${state}`
