import dynamic from 'next/dynamic'
import { useOnceOpened } from '@/components/ui/dialogs/useOnceOpened'

const IndexesDialogForm = dynamic(() => import('./IndexesDialogForm').then((module) => module.IndexesDialogForm), {
  ssr: false,
})

type Props = { open: boolean; onClose: () => void }

/** The indexes that renewals follow; the form and antd's Modal arrive with the first opening. */
export const IndexesDialog = (props: Props) => (useOnceOpened(props.open) ? <IndexesDialogForm {...props} /> : null)
