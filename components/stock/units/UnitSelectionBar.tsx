import { useState } from 'react'
import { MenuButton } from '@/components/ui/buttons/MenuButton'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { SelectionBar } from '@/components/ui/tables/SelectionBar'
import { formatCount } from '@/services/format/format.rules'
import { MANUAL_STATUS_VERB, sharedManualStatuses } from '@/services/stock/manual-status.rules'
import type { UnitStatus } from '@/services/stock/unit-status.rules'
import type { Unit } from '@/services/stock/units.schema'
import { LabelsButton } from '../labels/LabelsButton'
import { StatusDialog } from './StatusDialog'

type Props = { units: readonly Unit[]; onClear: () => void }

/** Status changes that all selected units allow. */
export const UnitSelectionBar = ({ units, onClear }: Props) => {
  const [to, setTo] = useState<UnitStatus | null>(null)
  const statuses = sharedManualStatuses(units.map((unit) => ({ ...unit, isHeld: unit.holder !== null })))
  const entries = statuses.map((status) => ({
    key: status,
    label: MANUAL_STATUS_VERB[status] ?? status,
    onSelect: () => setTo(status),
  }))
  return (
    <>
      <SelectionBar
        name="Equipamentos escolhidos"
        label={units.length === 0 ? '' : formatCount(units.length, 'equipamento escolhido', 'equipamentos escolhidos')}
        onClear={onClear}
      >
        <LabelsButton ids={units.map(({ id }) => id)} />
        {entries.length > 0 ? (
          <MenuButton label="Mudar a situação" align="end" entries={entries}>
            {(trigger) => (
              <PlainButton size="small" {...trigger}>
                Mudar a situação
              </PlainButton>
            )}
          </MenuButton>
        ) : (
          <span>Nenhuma situação serve para todos eles.</span>
        )}
      </SelectionBar>
      <StatusDialog units={units} to={to} onClose={() => setTo(null)} onChanged={onClear} />
    </>
  )
}
