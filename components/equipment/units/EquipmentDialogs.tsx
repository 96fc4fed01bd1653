import { useState } from 'react'
import { lazyDialog } from '@/components/ui/dialogs/lazyDialog'
import type { Equipment } from '@/services/equipment/units/equipment.schema'

// The forms load with the first dialog that opens.
const AssignDialogForm = lazyDialog(() => import('./AssignDialogForm').then((module) => module.AssignDialogForm))
const LabelDialogForm = lazyDialog(() => import('./LabelDialogForm').then((module) => module.LabelDialogForm))
const RelocateDialogForm = lazyDialog(() =>
  import('../relocations/RelocateDialogForm').then((module) => module.RelocateDialogForm),
)
const ExchangeDialogForm = lazyDialog(() =>
  import('../exchanges/ExchangeDialogForm').then((module) => module.ExchangeDialogForm),
)
const ReturnDialogForm = lazyDialog(() =>
  import('../returns/ReturnDialogForm').then((module) => module.ReturnDialogForm),
)

/** Commands on one unit or several: allowed if the API lists the action for each. */
export const UNIT_COMMANDS = [
  { command: 'assign', action: 'assign', label: 'Definir responsável' },
  { command: 'relocate', action: 'relocate', label: 'Mover' },
  { command: 'exchange', action: 'request_exchange', label: 'Pedir troca' },
  { command: 'upgrade', action: 'request_upgrade', label: 'Pedir upgrade' },
  { command: 'return', action: 'request_return', label: 'Devolver' },
] as const

export type OpenDialog = {
  command: (typeof UNIT_COMMANDS)[number]['command'] | 'label'
  units: readonly Equipment[]
}

type Props = { open: OpenDialog | null; onClose: () => void }

/** The open dialog of the list or of a unit's page. The last one stays mounted while it closes. */
export const EquipmentDialogs = ({ open, onClose }: Props) => {
  const [shown, setShown] = useState(open)
  if (open && open !== shown) setShown(open)
  if (!shown) return null
  const { units } = shown
  const [unit] = units
  const key = units.map(({ id }) => id).join()
  const propsOf = (command: OpenDialog['command']) => ({ units, open: open?.command === command, onClose })
  return (
    <>
      <AssignDialogForm key={`assign-${key}`} {...propsOf('assign')} />
      <RelocateDialogForm key={`move-${key}`} {...propsOf('relocate')} />
      {unit && <LabelDialogForm key={`label-${key}`} unit={unit} open={open?.command === 'label'} onClose={onClose} />}
      <ExchangeDialogForm key={`exchange-${key}`} kind="exchange" {...propsOf('exchange')} />
      <ExchangeDialogForm key={`upgrade-${key}`} kind="upgrade" {...propsOf('upgrade')} />
      <ReturnDialogForm key={`return-${key}`} {...propsOf('return')} />
    </>
  )
}
