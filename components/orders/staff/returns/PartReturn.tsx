import dynamic from 'next/dynamic'
import { useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { useOnceOpened } from '@/components/ui/dialogs/useOnceOpened'
import type { PanelProps } from '../StaffOrder'

// The form and antd's Modal arrive with the first dialog that opens.
const PartReturnDialogForm = dynamic(
  () => import('./PartReturnDialogForm').then((module) => module.PartReturnDialogForm),
  { ssr: false },
)

/** Staff ask for a part of what is rented, as the customer may. */
export const PartReturn = (props: PanelProps) => {
  const [isOpen, open] = useState(false)
  const opened = useOnceOpened(isOpen)
  return (
    <>
      <PlainButton onClick={() => open(true)}>Devolver uma parte</PlainButton>
      {opened && <PartReturnDialogForm {...props} open={isOpen} onClose={() => open(false)} />}
    </>
  )
}
