import dynamic from 'next/dynamic'
import type { ConfirmDialogProps } from './ConfirmDialogQuestion'
import { useOnceOpened } from './useOnceOpened'

const ConfirmDialogQuestion = dynamic(
  () => import('./ConfirmDialogQuestion').then((module) => module.ConfirmDialogQuestion),
  { ssr: false },
)

/** Asks before something that cannot be taken back: the object, the consequence, the verb. */
export const ConfirmDialog = (props: ConfirmDialogProps) =>
  useOnceOpened(props.open) ? <ConfirmDialogQuestion {...props} /> : null
