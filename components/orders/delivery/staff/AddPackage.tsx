import dynamic from 'next/dynamic'
import { useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { useOnceOpened } from '@/components/ui/dialogs/useOnceOpened'
import { newPackageStart } from '@/services/logistics/package-stages.rules'
import type { StaffOrderProps } from '../../workflow/order.types'

// Loaded on first opening: the form and antd's Modal.
const AddPackageDialogForm = dynamic(
  () => import('./AddPackageDialogForm').then((module) => module.AddPackageDialogForm),
  {
    ssr: false,
  },
)

/** The button for an extra package, while the stage and the permissions allow one. */
export const AddPackage = (props: StaffOrderProps) => {
  const { order } = props
  const [isOpen, open] = useState(false)
  const opened = useOnceOpened(isOpen)
  if (!order.allowed_actions.includes('update_package') || !newPackageStart(order.stage_name)) return null
  return (
    <>
      <PlainButton size="small" onClick={() => open(true)}>
        Nova entrega
      </PlainButton>
      {opened && <AddPackageDialogForm {...props} open={isOpen} onClose={() => open(false)} />}
    </>
  )
}
