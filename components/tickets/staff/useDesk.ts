import { useRouter } from 'next/router'
import { useAddressQuery } from '@/components/layout/list/useListAddress'
import { parseId } from '@/components/layout/list/address.rules'
import { useLogin } from '@/contexts/LoginContext'
import { type DeskView, deskQuery, parseDeskView } from '@/services/tickets/desk-views.rules'

export type Desk = ReturnType<typeof useDesk>

/** The state of the staff's desk, all of it in the address: view, search, company and the open ticket. */
export function useDesk() {
  const { ready, read, write } = useAddressQuery()
  const { pathname, query } = useRouter()
  const { actor } = useLogin()
  const view = parseDeskView(read('visao'))
  const search = read('busca') ?? ''
  const company = parseId(read('empresa'))
  return {
    ready,
    view,
    search,
    /** Only the open tickets of this company are listed. */
    company,
    ticketId: parseId(read('chamado')),
    query: deskQuery({ view, search, company, me: actor?.id }),
    setView: (next: DeskView) => write({ visao: next === 'arrenda' ? null : next, busca: null, empresa: null }),
    setSearch: (text: string) => write({ busca: text.trim(), empresa: null }),
    /** Where a ticket of the list opens; the list stays as it is. */
    hrefOf: (ticketId: number) => ({ pathname, query: { ...query, chamado: String(ticketId) } }),
    hrefOfCompany: (id: number) => ({ pathname, query: { chamado: query.chamado, empresa: String(id) } }),
    open: (ticketId: number | null) => write({ chamado: ticketId === null ? null : String(ticketId) }),
    close: () => write({ chamado: null }),
  }
}
