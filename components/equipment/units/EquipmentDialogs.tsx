import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useOnceOpened } from '@/components/ui/dialogs/useOnceOpened'
import type { Equipment } from '@/services/equipment/equipment.schema'

// Forms and antd's Modal load with the first dialog that opens.
const AssignDialogForm = dynamic(() => import('./AssignDialogForm').then((module) => module.AssignDialogForm), {
  ssr: false,
})
const LabelDialogForm = dynamic(() => import('./LabelDialogForm').then((module) => module.LabelDialogForm), {
  ssr: false,
})
const RelocateDialogForm = dynamic(
  () => import('../relocations/RelocateDialogForm').then((module) => module.RelocateDialogForm),
  {
    ssr: false,
  },
)
const ExchangeDialogForm = dynamic(
  () => import('../exchanges/ExchangeDialogForm').then((module) => module.ExchangeDialogForm),
  { ssr: false },
)
const ReturnDialogForm = dynamic(
  () => import('../returns/ReturnDialogForm').then((module) => module.ReturnDialogForm),
  {
    ssr: false,
  },
)

export type OpenDialog = {
  command: 'assign' | 'relocate' | 'label' | 'exchange' | 'upgrade' | 'return'
  units: readonly Equipment[]
}

type Props = { open: OpenDialog | null; onClose: () => void }

/** The open dialog of the list or of a unit's page. The last one stays mounted while it closes. */
export const EquipmentDialogs = ({ open, onClose }: Props) => {
  const [shown, setShown] = useState(open)
  if (open && open !== shown) setShown(open)
  const assigning = useOnceOpened(open?.command === 'assign')
  const relocating = useOnceOpened(open?.command === 'relocate')
  const labelling = useOnceOpened(open?.command === 'label')
  const exchanging = useOnceOpened(open?.command === 'exchange')
  const upgrading = useOnceOpened(open?.command === 'upgrade')
  const returning = useOnceOpened(open?.command === 'return')
  if (!shown) return null
  const { units } = shown
  const key = units.map(({ id }) => id).join()
  const [unit] = units
  return (
    <>
      {assigning && (
        <AssignDialogForm key={`assign-${key}`} units={units} open={open?.command === 'assign'} onClose={onClose} />
      )}
      {relocating && (
        <RelocateDialogForm key={`move-${key}`} units={units} open={open?.command === 'relocate'} onClose={onClose} />
      )}
      {labelling && unit && (
        <LabelDialogForm key={`label-${key}`} unit={unit} open={open?.command === 'label'} onClose={onClose} />
      )}
      {exchanging && (
        <ExchangeDialogForm
          key={`exchange-${key}`}
          kind="exchange"
          units={units}
          open={open?.command === 'exchange'}
          onClose={onClose}
        />
      )}
      {upgrading && (
        <ExchangeDialogForm
          key={`upgrade-${key}`}
          kind="upgrade"
          units={units}
          open={open?.command === 'upgrade'}
          onClose={onClose}
        />
      )}
      {returning && (
        <ReturnDialogForm key={`return-${key}`} units={units} open={open?.command === 'return'} onClose={onClose} />
      )}
    </>
  )
}
