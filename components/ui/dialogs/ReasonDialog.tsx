import dynamic from 'next/dynamic'
import type { ReasonDialogProps } from './ReasonDialogForm'
import { useOnceOpened } from './useOnceOpened'

const ReasonDialogForm = dynamic(() => import('./ReasonDialogForm').then((module) => module.ReasonDialogForm), {
  ssr: false,
})

/** A confirmation that needs a reason: refusing, sending back, cancelling. */
export const ReasonDialog = (props: ReasonDialogProps) =>
  useOnceOpened(props.open) ? <ReasonDialogForm {...props} /> : null
