import type { PostalCode } from '@/services/companies/addresses.schema'

/** `unreachable`: nobody could say; it does not mean that the CEP is unknown. */
export type PostalCodeAnswer =
  { outcome: 'found'; place: PostalCode } | { outcome: 'unknown' } | { outcome: 'unreachable' }

/** Tells the place of a CEP of eight digits. Never throws. */
export type PostalCodeProvider = { find: (postalCode: string) => Promise<PostalCodeAnswer> }
