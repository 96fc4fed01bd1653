import dynamic from 'next/dynamic'
import { useOnceOpened } from '../dialogs/useOnceOpened'
import type { ImportDialogProps } from './ImportDialogSteps'

const ImportDialogSteps = dynamic(() => import('./ImportDialogSteps').then((module) => module.ImportDialogSteps), {
  ssr: false,
})

/** A list from a CSV file: what it would do is looked at first, and then confirmed. */
export const ImportDialog = (props: ImportDialogProps) =>
  useOnceOpened(props.open) ? <ImportDialogSteps {...props} /> : null
