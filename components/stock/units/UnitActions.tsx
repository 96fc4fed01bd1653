import { ChevronDown, Pencil } from 'lucide-react'
import { useState } from 'react'
import { MenuButton } from '@/components/ui/buttons/MenuButton'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { lazyDialog } from '@/components/ui/dialogs/lazyDialog'
import { MANUAL_STATUS_VERB } from '@/services/stock/units/manual-status.rules'
import type { UnitDetail } from '@/services/stock/units/unit-detail.schema'
import type { UnitStatus } from '@/services/stock/units/unit-status.rules'
import { LabelsButton } from '../labels/LabelsButton'
import { StatusDialog } from './StatusDialog'

// The form loads with the first dialog that opens.
const EditUnitDialogForm = lazyDialog(() => import('./EditUnitDialogForm').then((module) => module.EditUnitDialogForm))

/** Labels, editing, and the statuses that the API allows now. */
export const UnitActions = ({ unit }: { unit: UnitDetail }) => {
  const [edits, setEdits] = useState(false)
  const [to, setTo] = useState<UnitStatus | null>(null)
  return (
    <>
      <LabelsButton ids={[unit.id]} />
      <PlainButton icon={<Pencil size={16} strokeWidth={1.75} aria-hidden />} onClick={() => setEdits(true)}>
        Editar dados
      </PlainButton>
      {unit.allowed_statuses.length > 0 && (
        <MenuButton
          label="Mudar a situação"
          align="end"
          entries={unit.allowed_statuses.map((status) => ({
            key: status,
            label: MANUAL_STATUS_VERB[status] ?? status,
            onSelect: () => setTo(status),
          }))}
        >
          {(trigger) => (
            <PlainButton kind="primary" {...trigger}>
              Mudar a situação <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
            </PlainButton>
          )}
        </MenuButton>
      )}
      <EditUnitDialogForm key={unit.version} unit={unit} open={edits} onClose={() => setEdits(false)} />
      <StatusDialog units={[unit]} to={to} onClose={() => setTo(null)} />
    </>
  )
}
