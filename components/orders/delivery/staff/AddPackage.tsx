import dynamic from 'next/dynamic'
import { useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { useOnceOpened } from '@/components/ui/dialogs/useOnceOpened'
import { newPackageStart } from '@/services/logistics/package-stages.rules'
import type { StaffOrderProps } from '../../workflow/order.types'

// The form and antd's Modal arrive with the first dialog that opens.
const AddPackageDialogForm = dynamic(
  () => import('./AddPackageDialogForm').then((module) => module.AddPackageDialogForm),
  {
    ssr: false,
  },
)

/** One more delivery, by who packs them and while there can be one. */
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
