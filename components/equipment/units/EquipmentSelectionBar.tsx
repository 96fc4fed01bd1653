import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { SelectionBar } from '@/components/ui/tables/SelectionBar'
import type { EquipmentAction } from '@/services/equipment/equipment.rules'
import type { Equipment } from '@/services/equipment/equipment.schema'
import { formatCount } from '@/services/format/format.rules'
import type { OpenDialog } from './EquipmentDialogs'

type Props = { units: readonly Equipment[]; onChoose: (dialog: OpenDialog) => void; onClear: () => void }

/** Actions that all selected units allow. */
export const EquipmentSelectionBar = ({ units, onChoose, onClear }: Props) => {
  const all = (action: EquipmentAction) => units.every(({ allowed_actions }) => allowed_actions.includes(action))
  return (
    <SelectionBar
      name="Equipamentos selecionados"
      label={units.length > 0 ? formatCount(units.length, 'equipamento selecionado', 'equipamentos selecionados') : ''}
      onClear={onClear}
    >
      {all('assign') && (
        <PlainButton size="small" onClick={() => onChoose({ command: 'assign', units })}>
          Definir responsável
        </PlainButton>
      )}
      {all('relocate') && (
        <PlainButton size="small" onClick={() => onChoose({ command: 'relocate', units })}>
          Mover
        </PlainButton>
      )}
      {all('request_exchange') && (
        <PlainButton size="small" onClick={() => onChoose({ command: 'exchange', units })}>
          Pedir troca
        </PlainButton>
      )}
      {all('request_upgrade') && (
        <PlainButton size="small" onClick={() => onChoose({ command: 'upgrade', units })}>
          Pedir upgrade
        </PlainButton>
      )}
      {all('request_return') && (
        <PlainButton size="small" onClick={() => onChoose({ command: 'return', units })}>
          Devolver
        </PlainButton>
      )}
    </SelectionBar>
  )
}
