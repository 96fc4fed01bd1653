import type { PostalCode } from '@/services/companies/addresses.schema'

/** `unreachable`: no source answered, so the CEP may exist. */
export type PostalCodeAnswer =
  { outcome: 'found'; place: PostalCode } | { outcome: 'unknown' } | { outcome: 'unreachable' }

/** Finds the address of a CEP of eight digits. Never throws. */
export type PostalCodeProvider = { find: (postalCode: string) => Promise<PostalCodeAnswer> }
