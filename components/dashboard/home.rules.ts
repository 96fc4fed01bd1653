import { formatTime } from '@/services/format/format.rules'
import type { OrdersSummary, StageCount } from '@/services/orders/list/orders-summary.schema'
import { HAPPY_PATH } from '@/services/orders/workflow/stages.rules'

const NOON = 12
const EVENING = 18

/** 'Bom dia, Marina', in São Paulo's time zone. */
export function greeting(name: string, now: Date): string {
  const hour = Number(formatTime(now).slice(0, 2))
  const words = hour < NOON ? 'Bom dia' : hour < EVENING ? 'Boa tarde' : 'Boa noite'
  return `${words}, ${name.trim().split(/\s+/)[0] ?? ''}`
}

/** The sum of a figure over all stages. */
export const sumOf = ({ stages }: OrdersSummary, field: 'staff_turn' | 'customer_turn' | 'late'): number =>
  stages.reduce((sum, stage) => sum + stage[field], 0)

/** The stages that wait for somebody, in workflow order. */
export const stagesWithTurn = ({ stages }: OrdersSummary): StageCount[] =>
  HAPPY_PATH.filter((stage) => stage !== 'ONGOING' && stage !== 'FINISHED').flatMap((stage) =>
    stages.filter(({ stage_name }) => stage_name === stage),
  )
