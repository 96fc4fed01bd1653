import type { TicketListQuery } from './ticket-commands.schema'
import type { TicketCounts } from './tickets.schema'

/** The saved views of the staff's desk, by their names in the address. */
export const DESK_VIEWS = ['arrenda', 'meus', 'atrasados', 'cliente', 'encerrados'] as const

export type DeskView = (typeof DESK_VIEWS)[number]

type DeskQuery = Partial<TicketListQuery>

type ViewRule = {
  label: string
  /** How the rows are sorted, in words. */
  order: string
  /** The number beside the label; null for none. */
  count: (counts: TicketCounts) => number | null
  query: (me: number | undefined) => DeskQuery
}

const BY_DUE = 'Prazo mais próximo primeiro'
const OPEN_BY_DUE = { open: 'true', ordering: 'next_due_at' } as const

/** Staff work by the next deadline; where no clock runs, by what happened last. */
export const DESK_VIEW_RULES: Readonly<Record<DeskView, ViewRule>> = {
  arrenda: {
    label: 'Vez da Arrenda',
    order: BY_DUE,
    count: ({ waiting_staff }) => waiting_staff,
    query: () => ({ ...OPEN_BY_DUE, waiting_for: 'staff' }),
  },
  meus: {
    label: 'Meus',
    order: BY_DUE,
    count: ({ mine }) => mine,
    query: (me) => ({ ...OPEN_BY_DUE, assignee_id: me }),
  },
  atrasados: {
    label: 'Atrasados',
    order: BY_DUE,
    count: ({ late }) => late,
    query: () => ({ ...OPEN_BY_DUE, late: 'true' }),
  },
  cliente: {
    label: 'Aguardam o cliente',
    order: 'Mais recente primeiro',
    count: ({ waiting_customer }) => waiting_customer,
    query: () => ({ open: 'true', waiting_for: 'customer', ordering: 'updated_at' }),
  },
  encerrados: {
    label: 'Encerrados',
    order: 'Encerrado por último primeiro',
    count: () => null,
    query: () => ({ status: 'CLOSED', ordering: 'closed_at' }),
  },
}

/** The view of the address; the first one for anything else. */
export const parseDeskView = (text: string | null): DeskView => DESK_VIEWS.find((view) => view === text) ?? 'arrenda'

type DeskState = { view: DeskView; search: string; company: number | undefined; me: number | undefined }

/** What the desk lists: a search looks through all tickets and a company has its open ones, whatever the view. */
export function deskQuery({ view, search, company, me }: DeskState): DeskQuery {
  if (search !== '') return { search, ordering: 'updated_at' }
  if (company !== undefined) return { ...OPEN_BY_DUE, company_id: company }
  return DESK_VIEW_RULES[view].query(me)
}
