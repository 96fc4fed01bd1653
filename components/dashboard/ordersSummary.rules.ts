import type { OrdersSummary, StageCount } from '@/services/orders/orders-summary.schema'
import { ROAD } from '@/services/orders/stages.rules'

/** A figure of the summary over all stages. */
export const sumOf = ({ stages }: OrdersSummary, field: 'staff_turn' | 'customer_turn' | 'late'): number =>
  stages.reduce((sum, stage) => sum + stage[field], 0)

/** Where an order can stop: the stages that wait for somebody, in the order of the road. */
export const stagesThatWait = ({ stages }: OrdersSummary): StageCount[] =>
  ROAD.filter((stage) => stage !== 'ONGOING' && stage !== 'FINISHED').flatMap((stage) =>
    stages.filter(({ stage_name }) => stage_name === stage),
  )
