import { StatusTag } from '@/components/ui/feedback/StatusTag'
import type { Equipment } from '@/services/equipment/equipment.schema'
import { exchangeTag } from '@/services/equipment/exchange-words.rules'
import { isOpenExchange } from '@/services/equipment/exchanges.rules'
import { unitLook } from './unitLook'

/** How a unit stands; what is open of it, where the status itself does not say so. */
export const UnitStatus = ({ unit }: { unit: Equipment }) => {
  const { exchange } = unit
  const { tone, word } = unitLook(unit.status)
  if (exchange && isOpenExchange(exchange.status))
    return <StatusTag tone={exchange.status === 'DELIVERED' ? 'wait' : 'brand'}>{exchangeTag(exchange)}</StatusTag>
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
