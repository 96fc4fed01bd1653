import type { Ticket } from './tickets.schema'

export type TicketExchange = NonNullable<Ticket['exchange']>

const STEPS = ['requested', 'decided', 'shipped', 'delivered', 'collected'] as const
export type ExchangeStep = (typeof STEPS)[number]

/** A line of the conversation about the exchange of its unit. */
export type ExchangeLine = { step: ExchangeStep; at: string; title: string; details: string[] }

const isOver = ({ status }: TicketExchange): boolean => status === 'REFUSED' || status === 'CANCELED'

/**
 * What has happened with the exchange so far, as lines of the conversation. That it was asked for is no line: the
 * message which asks for it says so.
 */
export function exchangeLines(exchange: TicketExchange): ExchangeLine[] {
  const { decided_at, shipped_at, delivered_at, collected_at, decision, replacement_serial, tracking } = exchange
  const line = (step: ExchangeStep, at: string | null, title: string, details: (string | null)[] = []) =>
    at === null ? [] : [{ step, at, title, details: details.filter((detail) => detail !== null) }]
  if (isOver(exchange))
    return line('decided', decided_at, exchange.status === 'REFUSED' ? 'Troca recusada' : 'Troca cancelada', [decision])
  return [
    ...line('decided', decided_at, 'Troca aprovada'),
    ...line('shipped', shipped_at, 'O equipamento novo saiu do depósito', [
      replacement_serial,
      tracking && `rastreio ${tracking}`,
    ]),
    ...line('delivered', delivered_at, 'O equipamento novo foi entregue', [replacement_serial]),
    ...line('collected', collected_at, 'O equipamento antigo foi recolhido'),
  ]
}

/** A step of an exchange with its time; `now` is the one that is awaited. */
export type ExchangeProgress = { step: ExchangeStep; label: string; at: string | null; state: 'done' | 'now' | 'next' }

/** What a step is called once it has happened, and before. */
const LABELS: Record<ExchangeStep, { done: string; awaited: string }> = {
  requested: { done: 'Pedida', awaited: 'Pedido' },
  decided: { done: 'Aprovada', awaited: 'Aprovação' },
  shipped: { done: 'Saiu do depósito', awaited: 'Saída do depósito' },
  delivered: { done: 'Entregue', awaited: 'Entrega' },
  collected: { done: 'Antigo recolhido', awaited: 'Retirada do antigo' },
}

/** All steps of an exchange, for a list of what is done and what is to come; of one that is over, only what was. */
export function exchangeProgress(exchange: TicketExchange): ExchangeProgress[] {
  const times: Record<ExchangeStep, string | null> = {
    requested: exchange.requested_at,
    decided: exchange.decided_at,
    shipped: exchange.shipped_at,
    delivered: exchange.delivered_at,
    collected: exchange.collected_at,
  }
  if (isOver(exchange)) {
    const label = exchange.status === 'REFUSED' ? 'Recusada' : 'Cancelada'
    return [
      { step: 'requested', label: LABELS.requested.done, at: times.requested, state: 'done' },
      { step: 'decided', label, at: times.decided, state: 'done' },
    ]
  }
  const next = STEPS.findIndex((step, at) => STEPS.slice(at).every((later) => times[later] === null))
  return STEPS.map((step, at) => {
    const state = next === -1 || at < next ? 'done' : at === next ? 'now' : 'next'
    return { step, label: LABELS[step][state === 'done' ? 'done' : 'awaited'], at: times[step], state }
  })
}
