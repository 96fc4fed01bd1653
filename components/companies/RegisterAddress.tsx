import { lazy } from 'react'

/** The fields of an address, which arrive with the form that they stand in: it waits for them, so that nothing moves. */
export const RegisterAddress = lazy(async () => ({ default: (await import('./AddressFields')).AddressFields }))
