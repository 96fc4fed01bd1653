import { paths } from '@/services/config/paths'
import { addDays } from '@/services/orders/business-days.rules'
import type { DeliveryStatus } from '../packages/delivery-status.rules'
import { isAwaitingAppraisal } from '../packages/package-stages.rules'

/** Next steps of a return, in order. */
export const RETURN_TODOS = ['collect', 'on_the_way', 'receive', 'appraise', 'done', 'canceled'] as const

export type ReturnTodo = (typeof RETURN_TODOS)[number]

export const RETURN_TAB_LABEL: Readonly<Record<ReturnTodo, string>> = {
  collect: 'A coletar',
  on_the_way: 'A caminho',
  receive: 'A receber',
  appraise: 'A avaliar',
  done: 'Concluídas',
  canceled: 'Canceladas',
}

/** The label on a single return's tag. */
export const RETURN_TODO_LABEL: Readonly<Record<ReturnTodo, string>> = {
  ...RETURN_TAB_LABEL,
  done: 'Concluída',
  canceled: 'Cancelada',
}

export const RETURN_TONE = {
  collect: 'wait',
  on_the_way: 'brand',
  receive: 'wait',
  appraise: 'wait',
  done: 'ok',
  canceled: 'neutral',
} as const satisfies Record<ReturnTodo, string>

type ReturnFacts = { status: DeliveryStatus; expectedOn: string | null; received: number }

/** The next step of a return; one expected by today, or partly received, is due for receipt. */
export function returnTodo({ status, expectedOn, received }: ReturnFacts, today: string): ReturnTodo {
  if (status === 'CANCELED') return 'canceled'
  if (status === 'DESTINATION') return 'done'
  if (isAwaitingAppraisal(status)) return 'appraise'
  if (received > 0) return 'receive'
  if (status !== 'EQUIPMENT_RETURN') return 'collect'
  return expectedOn !== null && expectedOn <= today ? 'receive' : 'on_the_way'
}

/** How many days a step may take, counted from the request and from the receipt. */
export const RETURN_STEP_DAYS = { collect: 7, appraise: 3 } as const

type ReturnDays = {
  delivery_status: DeliveryStatus
  request_date: string | null
  /** Expected and actual day of receipt. */
  delivery_eta: string | null
  delivery_date: string | null
}

/**
 * Until which day the next step of an open return is due (docs/adr/0554): it arrives by the expected day, is collected within a
 * week of the request where there is none, and appraised within three days of its receipt. Null where nothing is due.
 */
export function returnDueOn({ delivery_status, request_date, delivery_eta, delivery_date }: ReturnDays): string | null {
  if (isAwaitingAppraisal(delivery_status)) return delivery_date && addDays(delivery_date, RETURN_STEP_DAYS.appraise)
  if (delivery_status === 'EQUIPMENT_RETURN') return delivery_eta
  return delivery_eta ?? (request_date && addDays(request_date, RETURN_STEP_DAYS.collect))
}

const MOMENTS = [
  { moment: 'packing', label: 'Na separação' },
  { moment: 'delivery', label: 'Na entrega' },
  { moment: 'appraisal', label: 'Na devolução' },
]

type Photo = { id: number; src: string; moment: string }

/** Photos grouped by moment, in chronological order. */
export const picturesByMoment = (pictures: readonly Photo[]): { label: string; pictures: Photo[] }[] =>
  MOMENTS.map(({ moment, label }) => ({ label, pictures: pictures.filter((one) => one.moment === moment) })).filter(
    (group) => group.pictures.length > 0,
  )

/** Tabs shared by the returns and the exchanges. */
export const RETURN_PAGES = [
  { label: 'Devoluções', href: paths.admin.returnals() },
  { label: 'Trocas e upgrades', href: paths.admin.exchanges() },
] as const
