import { settings } from '@/server/config/settings'
import { networkProvider } from './network'
import type { PostalCodeProvider } from './provider'
import { sandboxProvider } from './sandbox'

/** The configured provider; by default, demo data and tests use the sandbox instead of the network. */
export function postalCodeProvider(): PostalCodeProvider {
  const { POSTAL_CODE_PROVIDER, DEMO_DATA, NODE_ENV } = settings()
  const byDefault = DEMO_DATA === 'on' || NODE_ENV === 'test' ? 'sandbox' : 'network'
  return (POSTAL_CODE_PROVIDER ?? byDefault) === 'sandbox' ? sandboxProvider : networkProvider()
}
