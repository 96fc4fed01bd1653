import { toDay } from '@/services/format/format.rules'
import { PACKAGE_TYPE_LABEL } from '@/services/logistics/packages/package-texts.rules'

const TYPES: ReadonlyMap<string, { types: string; label: string }> = new Map(
  Object.entries({
    regular: { types: 'regular', label: PACKAGE_TYPE_LABEL.regular },
    extra: { types: 'extra', label: PACKAGE_TYPE_LABEL.extra },
    devolucao: { types: 'return', label: PACKAGE_TYPE_LABEL.return },
    todos: { types: 'regular,extra,return', label: 'todos' },
  }),
)

/** Default types: returns have their own page. */
const OUTGOING = 'regular,extra'

export const TYPE_OPTIONS = [...TYPES].map(([value, { label }]) => ({ value, label }))

export const packageTypesFor = (filter: string | null): string => TYPES.get(filter ?? '')?.types ?? OUTGOING

export const DUE_OPTIONS = [
  { value: 'atrasada', label: 'atrasada' },
  { value: 'hoje', label: 'hoje' },
  { value: 'amanha', label: 'até amanhã' },
  { value: 'semana', label: 'em até 7 dias' },
]

const DAYS: ReadonlyMap<string, number> = new Map(Object.entries({ hoje: 0, amanha: 1, semana: 7 }))

export function dueFilter(filter: string | null, now = new Date()) {
  if (filter === 'atrasada') return { late: true }
  const days = DAYS.get(filter ?? '')
  if (days === undefined) return {}
  const end = toDay(new Date(now.getTime() + days * 86_400_000))
  return { delivery_eta_start: toDay(now), delivery_eta_end: end, in_processing: true }
}
