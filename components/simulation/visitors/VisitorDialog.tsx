import dynamic from 'next/dynamic'
import { useOnceOpened } from '@/components/ui/dialogs/useOnceOpened'
import type { VisitorDialogProps } from './VisitorDialogForm'

// antd, Formik and the masks arrive when a visitor begins.
const VisitorDialogForm = dynamic(() => import('./VisitorDialogForm').then((module) => module.VisitorDialogForm), {
  ssr: false,
})

/** Asks a visitor who they are, before their first question. */
export const VisitorDialog = (props: VisitorDialogProps) =>
  useOnceOpened(props.simulator !== null) ? <VisitorDialogForm {...props} /> : null
