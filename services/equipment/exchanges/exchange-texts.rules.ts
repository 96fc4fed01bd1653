import { addressName } from '@/services/companies/address-lines.rules'
import {
  formatCount,
  formatDay,
  formatDayShort,
  formatDeadline,
  formatList,
  formatMoney,
  isPastDue,
  toCents,
  toDay,
} from '@/services/format/format.rules'
import { daysUntil } from '@/services/orders/contract-end/contract-end.rules'
import type { Equipment } from '../units/equipment.schema'
import type { ExchangeKind, ExchangeStatus } from './exchange-transitions.rules'
import type { Exchange } from './exchanges.schema'

/** Labels of the tabs, for several exchanges. */
export const EXCHANGE_TAB_LABEL: Readonly<Record<ExchangeStatus, string>> = {
  REQUESTED: 'A responder',
  ACCEPTED: 'Em envio',
  DELIVERED: 'Aguardando o antigo',
  DONE: 'Concluídas',
  REFUSED: 'Recusadas',
  CANCELED: 'Canceladas',
}

/** Labels of the tags, for one exchange. */
export const EXCHANGE_STATUS_LABEL: Readonly<Record<ExchangeStatus, string>> = {
  REQUESTED: 'Aguardando resposta',
  ACCEPTED: 'Em envio',
  DELIVERED: 'Aguardando o antigo',
  DONE: 'Concluída',
  REFUSED: 'Recusada',
  CANCELED: 'Cancelada',
}

/** The tone shows whose turn it is: ours, no one's, the customer's. */
export const EXCHANGE_TONE = {
  REQUESTED: 'brand',
  ACCEPTED: 'info',
  DELIVERED: 'wait',
  DONE: 'ok',
  REFUSED: 'bad',
  CANCELED: 'neutral',
} as const satisfies Record<ExchangeStatus, string>

type UnitExchange = NonNullable<Equipment['exchange']>
type TextByKind = Readonly<Record<ExchangeKind, string>>

/** Statuses that the unit's users see: open or refused. */
export type VisibleExchangeStatus = Exclude<ExchangeStatus, 'DONE' | 'CANCELED'>

const TAGS: Readonly<Record<VisibleExchangeStatus, TextByKind>> = {
  REQUESTED: { exchange: 'Troca pedida', upgrade: 'Upgrade pedido' },
  ACCEPTED: { exchange: 'Troca a caminho', upgrade: 'Upgrade a caminho' },
  DELIVERED: { exchange: 'Trocado: devolva', upgrade: 'Trocado: devolva' },
  REFUSED: { exchange: 'Troca recusada', upgrade: 'Upgrade recusado' },
}

export const isVisibleStatus = (status: ExchangeStatus): status is VisibleExchangeStatus => status in TAGS

/** The status of a unit's exchange as a short tag: "Trocado: devolva até 30/11". */
export function exchangeTagText({ kind, status, return_by }: UnitExchange): string | undefined {
  if (!isVisibleStatus(status)) return undefined
  const word = TAGS[status][kind]
  return status === 'DELIVERED' && return_by ? `${word} até ${formatDayShort(return_by)}` : word
}

/** The banner on the unit's page: what happens now and what to do. */
export function exchangeBannerText(exchange: UnitExchange): { title: string; text: string } | undefined {
  const { kind, status, product, return_by, replacement, decision } = exchange
  if (!isVisibleStatus(status)) return undefined
  const comes = kind === 'upgrade' ? `um ${product.name}` : `outro ${product.name}`
  const news: Record<VisibleExchangeStatus, { title: string; text: string }> = {
    REQUESTED: {
      title: `${TAGS.REQUESTED[kind]}: estamos avaliando`,
      text: `Se der certo, enviamos ${comes} para o mesmo endereço${extraFee(exchange)}.${promiseText(exchange)} Você recebe a resposta por e-mail.`,
    },
    ACCEPTED: {
      title: TAGS.ACCEPTED[kind],
      text: `Vai chegar ${comes} no mesmo endereço${extraFee(exchange)}.${promiseText(exchange)} Continue com este até lá.`,
    },
    DELIVERED: {
      title: return_by ? `Trocado: devolva este até ${formatDay(return_by)}` : 'Trocado: devolva este equipamento',
      text: `O novo${replacement ? `, serial ${replacement.serial},` : ''} já está com você. Apague o que é seu deste e deixe-o pronto para a coleta.`,
    },
    REFUSED: {
      title: TAGS.REFUSED[kind],
      text: `${decision ? `“${decision}” ` : ''}O equipamento continua em uso com você.`,
    },
  }
  return news[status]
}

const extraFee = ({ monthly_difference }: UnitExchange): string =>
  toCents(monthly_difference) > 0 ? `, por mais ${formatMoney(monthly_difference)} por mês` : ''

/** Until when it is there, or that it should have been. */
function promiseText({ due_at }: UnitExchange): string {
  if (due_at === null) return ''
  return isPastDue(due_at)
    ? ` O prazo era ${formatDay(due_at)}: estamos atrasados.`
    : ` Chega até ${formatDeadline(due_at)}.`
}

/** Availability for this many units: "8 disponíveis"; more can be requested anyway. */
export function availabilityText(available: number, wanted: number): string {
  if (available === 0) return 'Sem estoque agora: peça assim mesmo e avisamos'
  const free = formatCount(available, 'disponível', 'disponíveis')
  return available < wanted ? `Só ${free} agora: peça assim mesmo e avisamos` : free
}

/** Waiting time in days: "hoje", "há 3 dias". */
export function waitingTimeText(since: string, now: Date): string {
  const days = daysUntil(toDay(now), toDay(since))
  return days <= 0 ? 'hoje' : `há ${formatCount(days, 'dia', 'dias')}`
}

export type PlannedPackages = { place: string; brings: string; takes: string }

/** Packages that an acceptance creates: per address one for the replacements and one for the old units. */
export function plannedPackages(
  exchanges: readonly Pick<Exchange, 'address' | 'product' | 'unit'>[],
): PlannedPackages[] {
  const places = new Map(exchanges.map(({ address }) => [address?.id, address]))
  return [...places].map(([id, address]) => {
    const here = exchanges.filter((exchange) => exchange.address?.id === id)
    const brings = [...countByName(here.map(({ product }) => product.name))]
    return {
      place: address ? addressName(address) : 'Endereço do pedido',
      brings: formatList(brings.map(([name, count]) => `${String(count)} × ${name}`)),
      takes: formatList(here.map(({ unit }) => unit.serial)),
    }
  })
}

/** Products with more units requested than available: "Vertex 14: 3 pedidos, 1 livre". */
export function shortageTexts(exchanges: readonly Pick<Exchange, 'product' | 'available'>[]): string[] {
  const wanted = countByName(exchanges.map(({ product }) => product.name))
  return [...wanted].flatMap(([name, count]) => {
    const available = exchanges.find(({ product }) => product.name === name)?.available ?? 0
    return count > available
      ? [
          `${name}: ${formatCount(count, 'pedido', 'pedidos')}, ${available === 0 ? 'nenhum livre' : formatCount(available, 'livre', 'livres')}.`,
        ]
      : []
  })
}

function countByName(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
