import { formatDay } from '@/services/format/format.rules'
import type { StageName } from '@/services/orders/workflow/stages.rules'
import { returnDueOn } from '../returns/return-todo.rules'
import type { DeliveryStatus } from './delivery-status.rules'
import { ENDED_STATUSES } from './package-moves.rules'
import type { PackageType } from './packages.schema'

/** Days of a package; lists filter each from `<name>_start` to `<name>_end`. */
export const PACKAGE_DAYS = [
  'production_eta',
  'production_date',
  'storage_verification_date',
  'sending_date',
  'delivery_eta',
  'delivery_date',
  'appraisal_date',
  'request_date',
] as const

export type PackageDay = (typeof PACKAGE_DAYS)[number]

export const PACKAGE_DAY_LABEL: Record<PackageDay, string> = {
  request_date: 'Data do pedido',
  production_eta: 'Previsão de produção',
  production_date: 'Produção',
  storage_verification_date: 'Conferência no estoque',
  sending_date: 'Envio',
  delivery_eta: 'Previsão de entrega',
  delivery_date: 'Entrega',
  appraisal_date: 'Avaliação',
}

/** The same days of a return: it is sent by the customer's hands, and arrives here. */
const RETURN_DAY_LABEL: Partial<Record<PackageDay, string>> = { sending_date: 'Coleta', delivery_date: 'Recebimento' }

export const packageDayLabel = (day: PackageDay, type: PackageType): string =>
  (type === 'return' ? RETURN_DAY_LABEL[day] : undefined) ?? PACKAGE_DAY_LABEL[day]

/** The stages whose deadline is one for their packages. */
export const PACKAGE_STAGES: readonly StageName[] = ['PACKAGING', 'SHIPPING', 'DELIVERY_INFO']

type DueFacts = {
  package_type: PackageType
  delivery_status: DeliveryStatus
  request_date: string | null
  production_eta: string | null
  delivery_eta: string | null
  delivery_date: string | null
  order: { stage_name: StageName; due_at: string | null }
}

/**
 * Until when a package is due: its own forecast, else the deadline of its order's stage; for a return, its next step
 * (`returnDueOn`). A day or an instant; null where nothing is due, or no longer (docs/adr/0554).
 */
export function packageDueAt({ order, ...pkg }: DueFacts): string | null {
  if (ENDED_STATUSES.includes(pkg.delivery_status)) return null
  if (pkg.package_type === 'return') return returnDueOn(pkg)
  return pkg.delivery_eta ?? pkg.production_eta ?? (PACKAGE_STAGES.includes(order.stage_name) ? order.due_at : null)
}

/** Sort orders of packages; those without the sorted day come last. */
export const PACKAGE_ORDERINGS = [
  'delivery_eta',
  '-delivery_eta',
  'sending_date',
  '-sending_date',
  'delivery_date',
  '-delivery_date',
] as const

export type PackageOrdering = (typeof PACKAGE_ORDERINGS)[number]

/** Order stages whose completion a date of a package records. */
export type PackageEvent = 'PACKAGING' | 'SHIPPING' | 'DELIVERY_INFO'

type DateContext = { today: string; sendingDate: string | null }

/**
 * Why a day is impossible for an event, as a sentence: an expected delivery must not be in the past, a delivery neither
 * in the future nor before the shipping. Days are `YYYY-MM-DD` in São Paulo.
 */
export function dayObjection(
  event: PackageEvent,
  day: string,
  { today, sendingDate }: DateContext,
): string | undefined {
  if (event === 'PACKAGING' && day < today) return 'A previsão de entrega não pode estar no passado.'
  if (event !== 'DELIVERY_INFO') return undefined
  if (day > today) return 'A data de entrega não pode estar no futuro.'
  if (sendingDate && day < sendingDate) return `A entrega não pode ser antes do envio, em ${formatDay(sendingDate)}.`
  return undefined
}
