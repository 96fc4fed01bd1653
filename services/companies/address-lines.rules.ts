import { formatCep } from '@/services/format/format.rules'
import type { Address } from './addresses.schema'

/** 'Av. Paulista, 1.842, 8º andar'. */
export const streetLine = ({ street, number, complement }: Address): string =>
  [street, number, complement].filter(Boolean).join(', ')

/** 'Bela Vista, São Paulo, SP · 01310-200'. */
export const cityLine = ({ district, city, state, postal_code }: Address): string =>
  `${[district, city, state].filter(Boolean).join(', ')} · ${formatCep(postal_code)}`

/** An address in a row: "Sede São Paulo · São Paulo/SP"; the city only once if the address is named after it. */
export const addressName = ({ label, city, state }: { label: string; city: string; state: string }): string =>
  label === city ? `${city}/${state}` : `${label} · ${city}/${state}`
