import { StatusTag } from '@/components/ui/StatusTag'
import type { Equipment } from '@/services/equipment/equipment.schema'
import { unitLook } from './unitLook'

/** How a unit stands; what is open of it, where the status itself does not say so. */
export const UnitStatus = ({ unit }: { unit: Equipment }) => {
  const open = openWord(unit)
  const { tone, word } = unitLook(unit.status)
  return open && unit.status === 'IN_USE' ? (
    <StatusTag tone="wait">{open}</StatusTag>
  ) : (
    <StatusTag tone={tone}>{word}</StatusTag>
  )
}

function openWord(unit: Equipment): string | undefined {
  if (unit.return) return 'Devolução pedida'
  if (unit.exchange) return 'Troca pedida'
  return unit.relocation ? 'Mudança pedida' : undefined
}
