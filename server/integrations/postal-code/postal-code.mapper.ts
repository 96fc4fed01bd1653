import { type Uf, UFS } from '@/services/companies/states.rules'
import type { PostalCodeAnswer } from './provider'

/** The answer in what a source sent; undefined when it is not what the source promises. */
export type ReadAnswer = (status: number, body: unknown) => PostalCodeAnswer | undefined

type ProviderBody = {
  cep?: string
  state?: string
  city?: string
  district?: string | null
  street?: string | null
}

/** What a source sent as a place; small towns have one CEP without district and street. */
export function toPlace({ cep, state, city, district, street }: ProviderBody): PostalCodeAnswer | undefined {
  const postalCode = cep?.replace('-', '')
  if (!postalCode || !city || !UFS.includes(state as Uf)) return undefined
  return {
    outcome: 'found',
    place: { postal_code: postalCode, state: state as Uf, city, district: orNull(district), street: orNull(street) },
  }
}

const orNull = (text: string | null | undefined): string | null => (text === '' ? null : (text ?? null))
