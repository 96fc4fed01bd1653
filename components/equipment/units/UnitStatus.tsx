import { StatusTag, type StatusTone } from '@/components/ui/feedback/StatusTag'
import { exchangeTagText } from '@/services/equipment/exchanges/exchange-texts.rules'
import { isOpenExchange } from '@/services/equipment/exchanges/exchange-transitions.rules'
import type { Equipment } from '@/services/equipment/units/equipment.schema'
import { formatCount } from '@/services/format/format.rules'
import { UNIT_STATUS_LABEL } from '@/services/stock/units/unit-status.rules'

type Status = Equipment['status']

const TONES: Record<Status, StatusTone> = {
  IN_USE: 'ok',
  IN_RELOCATION: 'wait',
  PENDING_EXCHANGE: 'brand',
  EXCHANGED: 'neutral',
  DAMAGED: 'bad',
  INSURANCE_CLAIMED: 'info',
}

export const unitStatusTag = (status: Status): { tone: StatusTone; word: string } => ({
  tone: TONES[status],
  word: UNIT_STATUS_LABEL[status],
})

/** The company's own name of a unit, or else its serial. */
export const unitName = ({ label, serial }: Pick<Equipment, 'label' | 'serial'>): string => label ?? serial

/** One unit by name, several by number. */
export function unitsName(units: readonly Pick<Equipment, 'label' | 'serial'>[]): string {
  const [unit] = units
  return units.length === 1 && unit ? unitName(unit) : formatCount(units.length, 'equipamento', 'equipamentos')
}

/** Status tag of a unit; an open request takes precedence while it is in use. */
export const UnitStatus = ({ unit }: { unit: Equipment }) => {
  const { exchange } = unit
  const { tone, word } = unitStatusTag(unit.status)
  if (exchange && isOpenExchange(exchange.status))
    return <StatusTag tone={exchange.status === 'DELIVERED' ? 'wait' : 'brand'}>{exchangeTagText(exchange)}</StatusTag>
  const open = openWord(unit)
  return open && unit.status === 'IN_USE' ? (
    <StatusTag tone="wait">{open}</StatusTag>
  ) : (
    <StatusTag tone={tone}>{word}</StatusTag>
  )
}

function openWord(unit: Equipment): string | undefined {
  if (unit.return) return 'Devolução pedida'
  return unit.relocation ? 'Mudança pedida' : undefined
}
