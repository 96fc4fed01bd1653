import type { StatusTone } from '@/components/ui/feedback/StatusTag'
import type { Equipment } from '@/services/equipment/equipment.schema'
import { formatCount } from '@/services/format/format.rules'
import { UNIT_STATUS_LABEL } from '@/services/stock/unit-status.rules'

type Status = Equipment['status']

const TONES: Record<Status, StatusTone> = {
  IN_USE: 'ok',
  IN_RELOCATION: 'wait',
  PENDING_EXCHANGE: 'brand',
  EXCHANGED: 'neutral',
  DAMAGED: 'bad',
  INSURANCE_CLAIMED: 'info',
}

/** What a status is called to a customer, and its tone. */
export const unitLook = (status: Status): { tone: StatusTone; word: string } => ({
  tone: TONES[status],
  word: UNIT_STATUS_LABEL[status],
})

/** A unit in a sentence: what the company calls it, else its serial. */
export const unitName = ({ label, serial }: Pick<Equipment, 'label' | 'serial'>): string => label ?? serial

/** One unit by its name, several by how many they are. */
export function unitsName(units: readonly Pick<Equipment, 'label' | 'serial'>[]): string {
  const [unit] = units
  return units.length === 1 && unit ? unitName(unit) : formatCount(units.length, 'equipamento', 'equipamentos')
}
