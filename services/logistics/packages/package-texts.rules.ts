import { formatCount, formatDayShort, formatList } from '@/services/format/format.rules'
import type { Audience } from '@/services/orders/order-address.rules'
import { STAGE_LABEL } from '@/services/orders/workflow/stages.rules'
import type { ReturnDetail } from '../returns/return-detail.schema'
import { DELIVERY_STATE_LABEL, type DeliveryState } from './delivery-status.rules'
import type { PackageDetail } from './package-detail.schema'
import type { PackageCard } from './package-lists.schema'
import type { Package } from './packages.schema'

export type PackageSituation = {
  /** What is missing or comes next; staff's comment if the status needs no further text. */
  text: string
  isShort: boolean
  /** 0 to 100 while it is packed, else null. */
  percent: number | null
}

type PackageFields = Pick<
  PackageCard,
  | 'package_type'
  | 'delivery_status'
  | 'order'
  | 'tracking_code'
  | 'comment'
  | 'sending_date'
  | 'delivery_eta'
  | 'units'
  | 'packed'
  | 'short'
  | 'can_pack'
>

/** The last line of a card: what a package still lacks. */
export function packageSituation(pkg: PackageFields): PackageSituation {
  const { can_pack, packed, units, short } = pkg
  const percent = can_pack && units > 0 ? (packed / units) * 100 : null
  if (short > 0)
    return { text: `${short === 1 ? 'falta 1' : `faltam ${String(short)}`} em estoque`, isShort: true, percent }
  return { text: can_pack ? packingText(pkg) : waitingText(pkg), isShort: false, percent }
}

function packingText({ packed, units, comment, delivery_eta, delivery_status }: PackageFields): string {
  if (comment && delivery_status !== 'SEPARATION') return comment
  if (packed === 0) return 'a separar'
  if (packed < units) return `${String(packed)} de ${String(units)} separados`
  return delivery_eta ? 'tudo separado' : 'sem previsão de entrega'
}

function waitingText({
  package_type,
  delivery_status,
  order,
  comment,
  tracking_code,
  sending_date,
  units,
}: PackageFields): string {
  if (delivery_status === 'NEW_CONTRACT') return `pedido em ${STAGE_LABEL[order.stage_name]}`
  if (delivery_status === 'STOPPED') return comment ?? 'sem motivo anotado'
  if (package_type === 'return') return comment ?? formatCount(units, 'unidade volta', 'unidades voltam')
  if (tracking_code) return tracking_code
  if (delivery_status === 'WAITING_DELIVERY' && sending_date) return `enviado em ${formatDayShort(sending_date)}`
  return comment ?? 'sem código de rastreio'
}

/** "24 Vertex 14", "24 Vertex 14, 8 Orbe 6 e mais 2". */
export function contentsText({ products }: Pick<PackageCard, 'products'>, most = 2): string {
  const rest = products.length - most
  const named = products.slice(0, most).map(({ quantity, name }) => `${String(quantity)} ${name}`)
  return rest > 0 ? `${named.join(', ')} e mais ${String(rest)}` : named.join(', ')
}

/** Serials that fit in one line. */
const MAX_SERIALS_NAMED = 4

/** The units that a package's contents replace: "Substitui ARR-000123 (Vertex 14) por upgrade". */
export function replacesText(replaces: PackageDetail['replaces']): string {
  const [first, ...others] = replaces
  if (first && others.length === 0)
    return `Substitui ${first.serial} (${first.product})${first.kind === 'upgrade' ? ' por upgrade' : ''}`
  return `Substitui ${formatList(
    replaces.map(({ serial }) => serial),
    MAX_SERIALS_NAMED,
  )}`
}

/** The replacement of a returned unit. */
export const replacementText = ({ serial, by }: ReturnDetail['replacements'][number]): string =>
  by ? `${serial} deu lugar a ${by}.` : `${serial} dá lugar a outro, que ainda não chegou.`

/** Tone of a package's tag in `StatusTag`. */
export const PACKAGE_TONE = {
  WAITING: 'neutral',
  PACKAGING: 'brand',
  SHIPPING: 'info',
  DELIVERED: 'ok',
  CANCELED: 'bad',
} as const satisfies Record<DeliveryState, string>

export const PACKAGE_TYPE_LABEL: Record<Package['package_type'], string> = {
  regular: 'Regular',
  extra: 'Extra',
  return: 'Devolução',
}

/** For a return the same states describe the way back. */
const RETURN_STATE_LABEL: Record<DeliveryState, Record<Audience, string>> = {
  WAITING: { customer: 'Aguarda coleta', staff: 'Aguarda coleta' },
  PACKAGING: { customer: 'Em preparação', staff: 'Em preparação' },
  SHIPPING: { customer: 'A caminho da Arrenda', staff: 'A caminho' },
  DELIVERED: { customer: 'Recebida pela Arrenda', staff: 'Recebida' },
  CANCELED: { customer: 'Cancelada', staff: 'Cancelada' },
}

export const packageStateLabel = ({ package_type, state }: Package, audience: Audience): string =>
  package_type === 'return' ? RETURN_STATE_LABEL[state][audience] : DELIVERY_STATE_LABEL[state]

/** The dates worth showing now; an expected date is dropped once it has happened. */
export function packageDates(pkg: Package): { label: string; day: string }[] {
  const { package_type, delivery_date, delivery_eta, sending_date, appraisal_date } = pkg
  const isReturn = package_type === 'return'
  const dates = [
    // The rent of returned units ends with it: it stays worth knowing.
    { label: isReturn ? 'Recolhido em' : 'Enviado em', day: delivery_date && !isReturn ? null : sending_date },
    { label: 'Previsto para', day: delivery_date ? null : delivery_eta },
    { label: isReturn ? 'Recebido em' : 'Entregue em', day: delivery_date },
    { label: 'Avaliado em', day: appraisal_date },
  ]
  return dates.filter((one): one is { label: string; day: string } => one.day !== null)
}
