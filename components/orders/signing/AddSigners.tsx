import { useState } from 'react'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { FormSkeleton } from '@/components/ui/forms/FormSkeleton'
import type { OrderDocumentProps } from '../workflow/order.types'

const SignersForm = lazyPart(
  () => import('./SignersForm').then((module) => module.SignersForm),
  () => <FormSkeleton fields={4} />,
)

/** The form for signers. A delivery term may be uploaded signed instead, so there it opens on demand. */
export const AddSigners = (props: OrderDocumentProps) => {
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
