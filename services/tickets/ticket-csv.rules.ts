import type { CsvColumn } from '@/services/format/csv.rules'
import { formatDateTime } from '@/services/format/format.rules'
import { CATEGORY_LABEL, STATUS_LABEL } from './ticket-states.rules'
import type { TicketSummary } from './tickets.schema'

type Column = CsvColumn<TicketSummary>

const ABOUT: readonly Column[] = [
  { title: 'Chamado', value: ({ id }) => id },
  { title: 'Assunto', value: ({ subject }) => subject },
  { title: 'Categoria', value: ({ category }) => CATEGORY_LABEL[category] },
  { title: 'Situação', value: ({ status }) => STATUS_LABEL[status] },
]

const instant = (title: string, at: (ticket: TicketSummary) => string | null): Column => ({
  title,
  value: (ticket) => {
    const value = at(ticket)
    return value === null ? null : formatDateTime(value)
  },
})

const REST: readonly Column[] = [
  { title: 'Equipamento', value: ({ unit }) => unit?.product ?? null },
  { title: 'Serial', value: ({ unit }) => unit?.serial ?? null },
  { title: 'Pedido', value: ({ order }) => order?.order_mask_id ?? null },
  { title: 'Aberto por', value: ({ opened_by }) => opened_by.name },
  instant('Aberto em', ({ opened_at }) => opened_at),
  instant('Prazo', ({ next_due_at }) => next_due_at),
  instant('Última mensagem', ({ last_message }) => last_message?.at ?? null),
  instant('Encerrado em', ({ closed_at }) => closed_at),
]

/** The columns of the customer's CSV file. */
export const CUSTOMER_TICKET_COLUMNS: readonly Column[] = [
  ...ABOUT,
  { title: 'Vez de', value: ({ waiting_for }) => waiting_for && (waiting_for === 'customer' ? 'Você' : 'Arrenda') },
  ...REST,
]

/** The columns of the staff's CSV file. */
export const STAFF_TICKET_COLUMNS: readonly Column[] = [
  ...ABOUT,
  { title: 'Empresa', value: ({ company }) => company.corporate_name },
  { title: 'Vez de', value: ({ waiting_for }) => waiting_for && (waiting_for === 'customer' ? 'Cliente' : 'Arrenda') },
  { title: 'Responsável', value: ({ assignee }) => assignee?.name ?? null },
  { title: 'Prazo vencido', value: ({ breached }) => (breached.length > 0 ? 'Sim' : 'Não') },
  ...REST,
]
