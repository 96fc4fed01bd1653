import { queryOptions, skipToken } from '@tanstack/react-query'
import { getAddresses, getCompanyAddresses, getPostalCode } from '@/services/companies/addresses.service'

export const addressKeys = {
  all: ['addresses'] as const,
  list: () => [...addressKeys.all, 'list'] as const,
  ofClient: (companyId: number) => [...addressKeys.all, 'client', { companyId }] as const,
  postalCode: (cep: string) => [...addressKeys.all, 'postal-code', { cep }] as const,
}

export const addressesQueryOptions = () =>
  queryOptions({ queryKey: addressKeys.list(), queryFn: ({ signal }) => getAddresses(signal) })

export const companyAddressesQueryOptions = (companyId: number) =>
  queryOptions({
    queryKey: addressKeys.ofClient(companyId),
    queryFn: ({ signal }) => getCompanyAddresses(companyId, signal),
  })

/** The address of a CEP, fetched only for eight digits; the form alone handles an unknown one. */
export const postalCodeQueryOptions = (cep: string) =>
  queryOptions({
    queryKey: addressKeys.postalCode(cep),
    queryFn: /^\d{8}$/.test(cep) ? ({ signal }) => getPostalCode(cep, signal) : skipToken,
    staleTime: Infinity,
    retry: false,
    meta: { quiet: true },
  })
