import { Plus } from 'lucide-react'
import { useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Card, CardRow } from '@/components/ui/display/Card'
import { useMediaQuery } from '@/components/ui/theme/useMediaQuery'
import { analysedDocuments } from '@/services/orders/document-state.rules'
import type { OrderRef } from '@/services/orders/order-ref.rules'
import type { Order } from '@/services/orders/orders.schema'
import { CustomerDocument } from './CustomerDocument'
import { ExtraDocumentDialog } from './ExtraDocumentDialog'
import { phone } from './phone'

type Props = { order: Order; orderRef: OrderRef }

/** The documents of the analysis. On phones what is still to do comes first; on wide screens what is done. */
export const DocumentsCard = ({ order, orderRef }: Props) => {
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
