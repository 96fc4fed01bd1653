import dynamic from 'next/dynamic'
import type { DialogProps } from './DialogModal'
import { useOnceOpened } from './useOnceOpened'

// antd's Modal arrives with the first dialog that opens.
const DialogModal = dynamic(() => import('./DialogModal').then((module) => module.DialogModal), { ssr: false })

export const Dialog = (props: DialogProps) => (useOnceOpened(props.open) ? <DialogModal {...props} /> : null)
