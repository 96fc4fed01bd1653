import dynamic from 'next/dynamic'
import { useOnceOpened } from '@/components/ui/dialogs/useOnceOpened'
import type { AddressDialogProps } from './AddressDialogForm'

// The form and antd's Modal arrive with the first address that is written.
const AddressDialogForm = dynamic(() => import('./AddressDialogForm').then((module) => module.AddressDialogForm), {
  ssr: false,
})

/** Adds an address to the company's list, or changes one. */
export const AddressDialog = (props: AddressDialogProps) =>
  useOnceOpened(props.open) ? <AddressDialogForm {...props} /> : null
