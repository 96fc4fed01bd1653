import { settings } from '@/server/config/settings'
import { networkProvider } from './network'
import type { PostalCodeProvider } from './provider'
import { sandboxProvider } from './sandbox'

/** The provider that the settings name; demo data and tests do without the network unless it is asked for. */
export function postalCodeProvider(): PostalCodeProvider {
  const { POSTAL_CODE_PROVIDER, DEMO_DATA, NODE_ENV } = settings()
  const byDefault = DEMO_DATA === 'on' || NODE_ENV === 'test' ? 'sandbox' : 'network'
  return (POSTAL_CODE_PROVIDER ?? byDefault) === 'sandbox' ? sandboxProvider : networkProvider()
}
