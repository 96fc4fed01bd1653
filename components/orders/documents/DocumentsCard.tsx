import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { OrderProps } from '@/components/orders/workflow/order.types'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { useMediaQuery } from '@/components/ui/browser/useMediaQuery'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Dialog } from '@/components/ui/dialogs/Dialog'
import { Card, CardRow } from '@/components/ui/display/Card'
import { FormSkeleton } from '@/components/ui/forms/FormSkeleton'
import { analysedDocuments } from '@/services/orders/documents/document-state.rules'
import type { OrderAddress } from '@/services/orders/order-address.rules'
import { phone } from '@/styles/tokens'
import { CustomerDocument } from './CustomerDocument'

const ExtraDocumentForm = lazyPart(
  () => import('./ExtraDocumentForm').then((module) => module.ExtraDocumentForm),
  () => <FormSkeleton fields={3} />,
)

type ExtraDocumentDialogProps = { orderRef: OrderAddress; open: boolean; onClose: () => void }

/** Sends an extra document. Closing the dialog aborts the upload. */
export const ExtraDocumentDialog = ({ orderRef, open, onClose }: ExtraDocumentDialogProps) => (
  <Dialog open={open} onClose={onClose} title="Documento extra">
    <ExtraDocumentForm orderRef={orderRef} onDone={onClose} />
  </Dialog>
)

/** The documents of the analysis. On phones the open ones come first, on wide screens the approved ones. */
export const DocumentsCard = ({ order, orderRef }: OrderProps) => {
  const narrow = useMediaQuery(phone)
  const [adding, setAdding] = useState(false)
  const documents = analysedDocuments(order)
  const approved = documents.filter((document) => document.approved === true)
  const open = documents.filter((document) => document.approved !== true)
  const addExtra = order.allowed_actions.includes('add_extra_document') && (
    <PlainButton
      size="small"
      block={narrow}
      icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
      onClick={() => setAdding(true)}
    >
      Documento extra
    </PlainButton>
  )
  return (
    <Card
      id="documentos"
      title="Documentos"
      facts={`${String(approved.length)} de ${String(documents.length)} aprovados`}
      extra={!narrow && addExtra}
      flush
    >
      {(narrow ? [...open, ...approved] : [...approved, ...open]).map((document) => (
        <CustomerDocument key={document.id} order={order} orderRef={orderRef} document={document} />
      ))}
      {narrow && addExtra && <CardRow>{addExtra}</CardRow>}
      <ExtraDocumentDialog orderRef={orderRef} open={adding} onClose={() => setAdding(false)} />
    </Card>
  )
}
