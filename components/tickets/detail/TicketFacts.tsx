import { Check, ClockAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Progress } from '@/components/ui/display/Progress'
import { Picture } from '@/components/ui/drawings/Picture'
import { Link } from '@/components/ui/navigation/Link'
import { paths } from '@/services/config/paths'
import { formatDeadline, formatMoment, isPastDue } from '@/services/format/format.rules'
import { type ExchangeProgress, exchangeProgress, type TicketExchange } from '@/services/tickets/exchange-steps.rules'
import { businessDaysText } from '@/services/tickets/ticket-holidays.rules'
import { tookText } from '@/services/tickets/ticket-texts.rules'
import type { Ticket } from '@/services/tickets/tickets.schema'
import { box, flex, font, nameOverNote } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type Props = { ticket: Ticket }

/** A card of sections: unit or order, exchange, deadlines. */
export const TicketFacts = ({ ticket, mayReadOrders }: Props & { mayReadOrders: boolean }) => (
  <Card>
    <UnitSection ticket={ticket} mayReadOrders={mayReadOrders} />
    {ticket.exchange && <ExchangeSection exchange={ticket.exchange} />}
    <DeadlinesSection ticket={ticket} />
  </Card>
)

const UnitSection = ({ ticket: { unit, order }, mayReadOrders }: Props & { mayReadOrders: boolean }) => {
  const orderLine = order && (
    <Pair label="Pedido">
      {mayReadOrders ? (
        <Link href={paths.platform.order(order.order_mask_id)}>{order.order_mask_id}</Link>
      ) : (
        order.order_mask_id
      )}
    </Pair>
  )
  if (!unit) return orderLine && <Section title="Sobre">{orderLine}</Section>
  return (
    <Section title="Equipamento" extra={unit.status && <Link href={paths.platform.unit(unit.id)}>Abrir</Link>}>
      <UnitHead unit={unit} />
      {unit.user && <Pair label="Com">{unit.user.name}</Pair>}
      {unit.place && <Pair label="Local">{unit.place}</Pair>}
      {orderLine}
    </Section>
  )
}

/** Picture, product and serial of the ticket's unit. */
export const UnitHead = ({ unit }: { unit: NonNullable<Ticket['unit']> }) => (
  <Head>
    <Picture image={unit.image} size="thumb" />
    <span>
      <b>{unit.product}</b>
      <small>{[unit.serial, unit.label].filter(Boolean).join(' · ')}</small>
    </span>
  </Head>
)

const ExchangeSection = ({ exchange }: { exchange: TicketExchange }) => (
  <Section title="Troca">
    <Progress
      label="Passos da troca"
      steps={exchangeProgress(exchange).map((step) => ({ ...step, key: step.step, time: timeOf(step, exchange) }))}
    />
  </Section>
)

function timeOf({ step, state, at }: ExchangeProgress, { due_at }: TicketExchange): string | undefined {
  if (at !== null) return formatMoment(at)
  if (step === 'delivered' && due_at !== null)
    return `${isPastDue(due_at) ? 'era até' : 'até'} ${formatMoment(due_at).replace(/:00$/, 'h')}`
  return step === 'collected' && state === 'next' ? 'na entrega' : undefined
}

const DeadlinesSection = ({ ticket: { sla, opened_at, exchange, closed_at } }: Props) => {
  const isOpen = closed_at === null
  return (
    <Section title="Prazos" extra={`Pacote ${sla.package}`}>
      <Pair label="Primeira resposta">
        {sla.first_response_at !== null && (
          <Answered from={opened_at} at={sla.first_response_at} due={sla.first_response_due_at} />
        )}
        {sla.first_response_at === null && (isOpen ? <Due at={sla.first_response_due_at} /> : 'não houve')}
      </Pair>
      {isOpen && sla.next_response_due_at !== null && (
        <Pair label="Próxima resposta">
          <Due at={sla.next_response_due_at} />
        </Pair>
      )}
      {isOpen && !exchange && (
        <Pair label="Solução">{sla.paused ? 'parado na sua vez' : <Due at={sla.resolution_due_at} />}</Pair>
      )}
      {exchange?.due_at && exchange.delivered_at === null && (
        <Pair label="Troca">
          <Due at={exchange.due_at} />
        </Pair>
      )}
      {isOpen && (
        <Note suppressHydrationWarning>{businessDaysText(opened_at, exchange?.due_at ?? sla.resolution_due_at)}</Note>
      )}
    </Section>
  )
}

const Due = ({ at }: { at: string }) => {
  const isLate = isPastDue(at)
  return (
    <Until $isLate={isLate} suppressHydrationWarning>
      {isLate && <ClockAlert size={15} strokeWidth={1.75} aria-hidden />}
      {formatDeadline(at)}
      {isLate && <span className="visually-hidden"> (em atraso)</span>}
    </Until>
  )
}

const Answered = ({ from, at, due }: { from: string; at: string; due: string }) => {
  const isInTime = at < due
  return (
    <Took $isInTime={isInTime}>
      {isInTime && <Check size={14} strokeWidth={2} aria-hidden />}
      {tookText(from, at)}
    </Took>
  )
}

type SectionProps = { title: string; extra?: ReactNode; children: ReactNode }

const Section = ({ title, extra, children }: SectionProps) => (
  <Part>
    <header>
      <h2>{title}</h2>
      {extra}
    </header>
    {children}
  </Part>
)

const Pair = ({ label, children }: { label: string; children: ReactNode }) => (
  <Line>
    <span>{label}</span>
    <span>{children}</span>
  </Line>
)

const Card = styled.div`
  min-width: 0;
  ${box.card};
`

const Part = styled.section`
  padding: 16px 20px;
  ${font.secondary};
  & + & {
    border-top: 1px solid ${color.line};
  }
  header {
    ${flex.between};
    gap: 12px;
    margin-bottom: 8px;
    color: ${color.t2};
  }
  h2 {
    ${font.secondary};
    font-weight: 600;
    color: ${color.text};
  }
`

const Head = styled.div`
  ${flex.row};
  gap: 12px;
  margin-bottom: 8px;
  > span {
    min-width: 0;
    ${font.secondary};
    overflow-wrap: anywhere;
    ${nameOverNote}
  }
`

const Line = styled.p`
  ${flex.between};
  gap: 16px;
  min-height: 26px;
  > :first-child {
    flex: none;
    color: ${color.t2};
  }
  > :last-child {
    text-align: right;
    overflow-wrap: anywhere;
  }
`

const Until = styled.span<{ $isLate: boolean }>`
  ${flex.inlineRow};
  gap: 5px;
  color: ${({ $isLate }) => ($isLate ? color.bad : 'inherit')};
  font-weight: ${({ $isLate }) => ($isLate ? 600 : 400)};
`

const Took = styled.span<{ $isInTime: boolean }>`
  ${flex.inlineRow};
  gap: 5px;
  color: ${({ $isInTime }) => ($isInTime ? color.ok : color.text)};
`

const Note = styled.p`
  margin-top: 6px;
  ${font.captionMuted};
`
