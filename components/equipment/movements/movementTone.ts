import type { TimelineTone } from '@/components/ui/display/Timeline'
import type { StatusTone } from '@/components/ui/feedback/StatusTag'
import type { Movement } from '@/services/equipment/movements/movements.schema'
import type { RelocationStatus } from '@/services/stock/events/unit-events.rules'

const TONES: Record<RelocationStatus, 'wait' | 'brand' | 'bad' | 'neutral' | 'ok'> = {
  REQUESTED: 'wait',
  APPROVED: 'brand',
  REFUSED: 'bad',
  CANCELED: 'neutral',
  COMPLETED: 'ok',
}

export const relocationTone = (status: RelocationStatus): StatusTone => TONES[status]

export const movementTone = ({ relocation_status }: Movement): TimelineTone =>
  relocation_status ? TONES[relocation_status] : 'neutral'
