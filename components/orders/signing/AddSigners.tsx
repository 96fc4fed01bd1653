import dynamic from 'next/dynamic'
import { useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { FormSkeleton } from '@/components/ui/forms/FormSkeleton'
import { inAntdTheme } from '@/components/ui/theme/inAntdTheme'
import type { OrderDocument } from '@/services/orders/documents/documents.schema'
import type { OrderAddress } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'

const SignersForm = dynamic(() => inAntdTheme(import('./SignersForm').then((module) => module.SignersForm)), {
  ssr: false,
  loading: () => <FormSkeleton fields={4} />,
})

type Props = { order: Order; orderRef: OrderAddress; document: OrderDocument }

/** The form for signers. A delivery term may be uploaded signed instead, so there it opens on demand. */
export const AddSigners = (props: Props) => {
  const { order, document } = props
  const [isFormOpen, setFormOpen] = useState(false)
  const hasSigners = order.signers.some(({ document_id }) => document_id === document.id)
  if (document.document_type === 'CONTRACT' || hasSigners || isFormOpen) return <SignersForm {...props} />
  return (
    <div>
      <PlainButton onClick={() => setFormOpen(true)}>Indicar quem assina por e-mail</PlainButton>
    </div>
  )
}
