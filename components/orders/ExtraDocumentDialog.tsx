import dynamic from 'next/dynamic'
import { Dialog } from '@/components/ui/dialogs/Dialog'
import { FormSkeleton } from '@/components/ui/forms/FormSkeleton'
import type { OrderRef } from '@/services/orders/order-ref.rules'

const ExtraDocumentForm = dynamic(() => import('./ExtraDocumentForm').then((module) => module.ExtraDocumentForm), {
  ssr: false,
  loading: () => <FormSkeleton fields={3} />,
})

type Props = { orderRef: OrderRef; open: boolean; onClose: () => void }

/** A document that nobody asked for. Closing while it is being sent stops the sending. */
export const ExtraDocumentDialog = ({ orderRef, open, onClose }: Props) => (
  <Dialog open={open} onClose={onClose} title="Documento extra">
    <ExtraDocumentForm orderRef={orderRef} onDone={onClose} />
  </Dialog>
)
