import { useState } from 'react'
import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import type { MenuEntry } from '@/components/ui/buttons/MenuList'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { lazyDialog } from '@/components/ui/dialogs/lazyDialog'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { Link } from '@/components/ui/navigation/Link'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { paths } from '@/services/config/paths'
import { formatDayShort } from '@/services/format/format.rules'
import { CATEGORY_LABEL } from '@/services/tickets/ticket-states.rules'
import { customerTurnTag } from '@/services/tickets/ticket-texts.rules'
import type { Ticket } from '@/services/tickets/tickets.schema'

const CloseTicketDialog = lazyDialog(() => import('./CloseTicketDialog').then((module) => module.CloseTicketDialog))

type Props = { ticket: Ticket; narrow: boolean; mayReadOrders: boolean }

/** Subject, turn and facts of a ticket, with "Encerrar chamado"; on phones that is in the "…" menu. */
export const TicketHeader = ({ ticket, narrow, mayReadOrders }: Props) => {
  const [isClosing, setClosing] = useState(false)
  const mayClose = ticket.allowed_actions.includes('close')
  const { tone, word } = customerTurnTag(ticket)
  const entries: MenuEntry[] = [
    ...(mayClose && narrow ? [{ key: 'close', label: 'Encerrar chamado', onSelect: () => setClosing(true) }] : []),
    ...entriesOf(ticket, mayReadOrders),
  ]
  return (
    <>
      <PageHeader
        above={[{ label: 'Chamados', href: paths.platform.supportTickets() }]}
        crumb={String(ticket.id)}
        title={ticket.subject}
        // On phones the card below already shows it, of an open ticket.
        tag={(!narrow || ticket.status === 'CLOSED') && <StatusTag tone={tone}>{word}</StatusTag>}
        facts={<Facts ticket={ticket} narrow={narrow} />}
        beside={narrow}
        actions={
          <>
            {mayClose && !narrow && <PlainButton onClick={() => setClosing(true)}>Encerrar chamado</PlainButton>}
            <MoreMenu label={`Ações do chamado ${String(ticket.id)}`} entries={entries} bordered />
          </>
        }
      />
      <CloseTicketDialog ticket={ticket} open={isClosing} onClose={() => setClosing(false)} />
    </>
  )
}

const Facts = ({ ticket, narrow }: Pick<Props, 'ticket' | 'narrow'>) => (
  <>
    {factsOf(ticket, narrow)}
    {ticket.follows !== null && (
      <>
        {' · continua o '}
        <Link href={paths.platform.ticket(ticket.follows)}>chamado {ticket.follows}</Link>
      </>
    )}
  </>
)

function factsOf({ id, category, opened_at, opened_by, on_behalf_by }: Ticket, narrow: boolean): string {
  const opened = `aberto em ${formatDayShort(opened_at)}`
  if (narrow) return `Chamado ${String(id)} · ${opened}`
  const by = on_behalf_by ? `pela Arrenda para ${opened_by.name}` : `por ${opened_by.name}`
  return `Chamado ${String(id)} · ${CATEGORY_LABEL[category]} · ${opened} ${by}`
}

function entriesOf({ unit, order }: Ticket, mayReadOrders: boolean): MenuEntry[] {
  return [
    ...(unit?.status ? [{ key: 'unit', label: 'Abrir o equipamento', href: paths.platform.unit(unit.id) }] : []),
    ...(order && mayReadOrders
      ? [{ key: 'order', label: 'Abrir o pedido', href: paths.platform.order(order.order_mask_id) }]
      : []),
    { key: 'new', label: 'Abrir outro chamado', href: paths.platform.newTicket(unit ? { serial: unit.serial } : {}) },
  ]
}
