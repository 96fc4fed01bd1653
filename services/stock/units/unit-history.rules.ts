import { UNIT_EVENTS, type UnitEventType } from '../events/unit-events.rules'
import { PRODUCT_GROUP_LABEL, type ProductGroup } from './product-groups.rules'
import { UNIT_STATUS_LABEL, type UnitStatus } from './unit-status.rules'

/** A unit after an event. */
export type UnitSnapshot = {
  event_type: UnitEventType
  status: UnitStatus
  product_group: ProductGroup
  location: string | null
  label: string | null
  order: { order_mask_id: string } | null
  holder: {
    company: { corporate_name: string }
    address: { label: string }
    user: { first_name: string } | null
  } | null
}

/** Events whose label already implies the new status. */
const EVENTS_WITH_KNOWN_STATUS: ReadonlySet<UnitEventType> = new Set([
  'ALLOCATED',
  'RELEASED',
  'DELIVERED',
  'DELIVERY_UNDONE',
  'RECEIVED',
  'RECEIPT_UNDONE',
  'EXCHANGE_REQUESTED',
  'EXCHANGE_REFUSED',
  'EXCHANGE_CANCELED',
  'EXCHANGED',
  'RELOCATION_APPROVED',
  'RELOCATION_COMPLETED',
])

/**
 * The event as a sentence: 'Entregue ao cliente: Horizonte Engenharia, Matriz; pedido 000128'.
 * @param before the unit before the event; undefined for its first one
 */
export function unitEventText(now: UnitSnapshot, before: UnitSnapshot | undefined): string {
  const { label } = UNIT_EVENTS[now.event_type]
  const told = [...holderTexts(now, before), ...(before ? changeTexts(now, before) : initialTexts(now))]
  const order = now.order ? `pedido ${now.order.order_mask_id}` : undefined
  const rest = [...told, ...(order ? [order] : [])].join('; ')
  return rest ? `${label}: ${rest}` : label
}

const holderOf = ({ holder }: UnitSnapshot): string | undefined =>
  holder ? `${holder.company.corporate_name}, ${holder.address.label}` : undefined

function holderTexts(now: UnitSnapshot, before: UnitSnapshot | undefined): string[] {
  const place = holderOf(now)
  const words = place && place !== (before && holderOf(before)) ? [place] : []
  const [user, past] = [now.holder?.user?.first_name, before?.holder?.user?.first_name]
  if (user === past || !now.holder) return words
  return [...words, user ? `com ${user}` : 'sem responsável']
}

function initialTexts({ status, product_group, location }: UnitSnapshot): string[] {
  const group = PRODUCT_GROUP_LABEL[product_group].toLocaleLowerCase('pt-BR')
  return [UNIT_STATUS_LABEL[status].toLocaleLowerCase('pt-BR'), group, ...(location ? [`em ${location}`] : [])]
}

function changeTexts(now: UnitSnapshot, before: UnitSnapshot): string[] {
  const words: string[] = []
  const told = (name: string, from: string | null, to: string | null): void => {
    if (from !== to) words.push(`${name}: de “${from ?? 'nada'}” para “${to ?? 'nada'}”`)
  }
  if (!EVENTS_WITH_KNOWN_STATUS.has(now.event_type))
    told('situação', UNIT_STATUS_LABEL[before.status], UNIT_STATUS_LABEL[now.status])
  told('grupo', PRODUCT_GROUP_LABEL[before.product_group], PRODUCT_GROUP_LABEL[now.product_group])
  told('local', before.location, now.location)
  told('etiqueta', before.label, now.label)
  return words
}
