import { ArrowLeft, ArrowRightLeft, PanelRight } from 'lucide-react'
import { type RefObject, useCallback, useRef, useState } from 'react'
import styled from 'styled-components'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { useMediaQuery } from '@/components/ui/browser/useMediaQuery'
import { IconButton } from '@/components/ui/buttons/IconButton'
import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { useOnceOpened } from '@/components/ui/dialogs/useOnceOpened'
import { toast } from '@/components/ui/feedback/toast'
import { useShortcut } from '@/components/ui/navigation/useShortcut'
import { useLogin } from '@/contexts/LoginContext'
import { useExchangeTicketUnit, useSetTicketAssignee } from '@/hooks/tickets/tickets.mutations'
import { formatMoment } from '@/services/format/format.rules'
import { CATEGORY_LABEL } from '@/services/tickets/ticket-states.rules'
import type { Ticket } from '@/services/tickets/tickets.schema'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { TicketDialogs, type TicketDialog } from './TicketDialogs'
import { TurnTag } from './TurnTag'

const NoStockDialog = lazyPart(() => import('./NoStockDialog').then((module) => module.NoStockDialog))

type Props = {
  ticket: Ticket
  /** Back to the list, where there is room for only one of them. */
  onBack: () => void
  /** Shows the facts, where they are a drawer. */
  onFacts: () => void
}

/** What the ticket is about, whose turn it is, and what staff do with it: exchange, close, the rest in "…". */
export const TicketHead = ({ ticket, onBack, onFacts }: Props) => {
  const [dialog, setDialog] = useState<TicketDialog | null>(null)
  const isAlone = useMediaQuery('(max-width: 899.98px)')
  const exchangeButton = useRef<HTMLButtonElement>(null)
  const mayClose = ticket.allowed_actions.includes('close')
  const openClose = useCallback(() => setDialog('close'), [])
  useShortcut({ key: 'e', act: openClose, isOn: mayClose })
  return (
    <Head>
      <BackButton
        label="Voltar para a lista"
        icon={<ArrowLeft size={18} strokeWidth={1.75} aria-hidden />}
        onClick={onBack}
      />
      <div>
        <Title>
          {/* Where the list, with the page's heading, is away, the subject is the heading. */}
          {isAlone ? <h1>{ticket.subject}</h1> : <h2>{ticket.subject}</h2>}
          <TurnTag waiting_for={ticket.waiting_for} />
        </Title>
        <p suppressHydrationWarning>
          {ticket.id} · {ticket.company.corporate_name} · {CATEGORY_LABEL[ticket.category]} · {openedText(ticket)}
        </p>
      </div>
      <Actions>
        {mayExchange(ticket) && <ExchangeNow ticket={ticket} button={exchangeButton} />}
        {mayClose && (
          <PlainButton size="small" title="Encerrar (E)" aria-keyshortcuts="e" onClick={openClose}>
            Encerrar
          </PlainButton>
        )}
        <FactsButton
          bordered
          label="Detalhes do chamado"
          icon={<PanelRight size={17} strokeWidth={1.75} aria-hidden />}
          onClick={onFacts}
        />
        <More ticket={ticket} onChoose={setDialog} />
      </Actions>
      <TicketDialogs ticket={ticket} open={dialog} onClose={() => setDialog(null)} />
    </Head>
  )
}

/** The API allows it for a unit; an exchange that was accepted goes on by itself. */
const mayExchange = ({ allowed_actions, exchange }: Ticket): boolean =>
  allowed_actions.includes('exchange') && (exchange === null || !['ACCEPTED', 'DELIVERED'].includes(exchange.status))

const openedText = ({ opened_at, opened_by, on_behalf_by }: Ticket): string =>
  `aberto ${formatMoment(opened_at)} por ${opened_by.name}${on_behalf_by ? `, com ${on_behalf_by.name}` : ''}`

type ExchangeProps = { ticket: Ticket; button: RefObject<HTMLButtonElement | null> }

/** One press asks for the exchange and accepts it; T only goes to the button, since nothing takes an exchange back. */
const ExchangeNow = ({ ticket, button }: ExchangeProps) => {
  const { mutate: exchange, isPending, error, reset } = useExchangeTicketUnit(ticket.id)
  const [isLacking, setLacking] = useState(false)
  const wasLacking = useOnceOpened(isLacking)
  const go = useCallback(() => button.current?.focus(), [button])
  useShortcut({ key: 't', act: go })
  const press = (): void => {
    reset()
    exchange(ticket.version, {
      onSuccess: () => toast.success('Troca aprovada. A entrega e a coleta já estão na logística.'),
      onError: (failure) => {
        const isOutOfStock = 'code' in failure && failure.code === 'out_of_stock'
        if (isOutOfStock) setLacking(true)
        else if ('code' in failure && failure.code === 'conflict') toast.error(failure.message)
      },
    })
  }
  return (
    <>
      <PlainButton
        ref={button}
        size="small"
        busy={isPending}
        title="Ir para Trocar agora (T)"
        aria-keyshortcuts="t"
        icon={<ArrowRightLeft size={16} strokeWidth={1.75} aria-hidden />}
        onClick={press}
      >
        Trocar agora
      </PlainButton>
      {wasLacking && <NoStockDialog open={isLacking} onClose={() => setLacking(false)} error={error} />}
    </>
  )
}

const More = ({ ticket, onChoose }: { ticket: Ticket; onChoose: (dialog: TicketDialog) => void }) => {
  const { actor } = useLogin()
  const { mutate: assign } = useSetTicketAssignee(ticket.id)
  const allows = (action: Ticket['allowed_actions'][number]) => ticket.allowed_actions.includes(action)
  const isMine = ticket.assignee !== null && ticket.assignee.id === actor?.id
  return (
    <MoreMenu
      bordered
      label="Mais ações do chamado"
      entries={[
        ...(allows('assign') && actor && !isMine
          ? [
              {
                key: 'assign',
                label: 'Atribuir a mim',
                onSelect: () => assign({ user_id: actor.id, version: ticket.version }),
              },
            ]
          : []),
        ...(allows('merge')
          ? [{ key: 'merge', label: 'Juntar a outro chamado', onSelect: () => onChoose('merge') }]
          : []),
        ...(allows('reopen') ? [{ key: 'reopen', label: 'Reabrir', onSelect: () => onChoose('reopen') }] : []),
        { key: 'history', label: 'Ver histórico', onSelect: () => onChoose('history') },
      ]}
    />
  )
}

const Head = styled.header`
  ${flex.row};
  flex: none;
  gap: 12px;
  min-height: 68px;
  padding: 10px 20px;
  border-bottom: 1px solid ${color.line};
  > div:first-of-type {
    flex: 1;
    min-width: 0;
  }
  p {
    ${font.secondaryMuted};
    ${font.ellipsis};
  }
  @media (max-width: 639.98px) {
    flex-wrap: wrap;
    padding: 8px 12px;
    > div:first-of-type {
      flex-basis: calc(100% - 60px);
    }
  }
`

const Title = styled.div`
  ${flex.wrapRow};
  gap: 2px 10px;
  h1,
  h2 {
    min-width: 0;
    font-size: 16px;
    line-height: 24px;
    overflow-wrap: anywhere;
  }
`

const Actions = styled.div`
  ${flex.row};
  flex: none;
  gap: 8px;
`

const BackButton = styled(IconButton)`
  @media (min-width: 900px) {
    display: none;
  }
`

const FactsButton = styled(IconButton)`
  @media (min-width: 1200px) {
    display: none;
  }
`
