import { useQuery } from '@tanstack/react-query'
import { useListAddress } from '@/components/layout/useListAddress'
import { exchangesQueryOptions } from '@/hooks/equipment/exchanges.queries'
import { EXCHANGE_KINDS, EXCHANGE_ORDERINGS, type ExchangeStatus } from '@/services/equipment/exchanges.rules'

export const PAGE_SIZE = 20

/** Values of the status filter in the address. */
const STATUSES: Readonly<Record<string, ExchangeStatus>> = {
  responder: 'REQUESTED',
  'em-envio': 'ACCEPTED',
  'aguardando-antigo': 'DELIVERED',
  concluidas: 'DONE',
  recusadas: 'REFUSED',
  canceladas: 'CANCELED',
}

export const STATUS_NAMES = Object.entries(STATUSES)

/** The list of exchanges as the address describes it. */
export function useExchanges() {
  const address = useListAddress({ orderings: EXCHANGE_ORDERINGS, filters: ['situacao', 'tipo', 'empresa'] })
  const { search, page, filter, ordering, ready } = address
  const status = STATUSES[filter('situacao') ?? '']
  const kind = EXCHANGE_KINDS.find((one) => one === filter('tipo'))
  const company = address.filterId('empresa')
  const list = useQuery({
    ...exchangesQueryOptions({
      ...(search && { search }),
      ...(status && { status }),
      ...(kind && { kind }),
      ...(company && { company }),
      ...(ordering && { ordering }),
      page,
      page_size: PAGE_SIZE,
    }),
    enabled: ready,
  })
  return { ...address, company, list }
}

export type Exchanges = ReturnType<typeof useExchanges>
