import { useState } from 'react'
import { FileLine } from '@/components/orders/FileLine'
import { SignableFiles } from '@/components/orders/SignableFiles'
import { SignersList } from '@/components/orders/SignersList'
import { ConfirmDialog } from '@/components/ui/ConfirmDialog'
import { FileDrop } from '@/components/ui/FileDrop'
import { PlainButton } from '@/components/ui/PlainButton'
import { toast } from '@/components/ui/toast'
import { useDecideDocument } from '@/hooks/orders/useDecideDocument'
import { useNotifySigners } from '@/hooks/orders/useNotifySigners'
import { useUploadFile } from '@/hooks/orders/useUploadFile'
import type { OrderAction } from '@/services/orders/actions.rules'
import { originalsOf, signedCopiesOf } from '@/services/orders/document-state.rules'
import type { OrderDocument } from '@/services/orders/documents.schema'
import { Buttons } from './CreditPanel'
import type { PanelProps } from './StaffOrder'

type Props = PanelProps & {
  document: OrderDocument
  name: string
  upload: OrderAction
  approve: OrderAction
  notify: 'CONTRACT_INFO' | 'DELIVERY_TERM'
}

/** A document that is signed, from the staff's side: put it up, remind, receive the signed copy, approve it. */
export const SigningDesk = ({ order, orderRef, document, name, upload, approve, notify }: Props) => {
  const may = (action: OrderAction): boolean => order.allowed_actions.includes(action)
  const canSign = may(notify === 'CONTRACT_INFO' ? 'sign_contract' : 'sign_delivery_term')
  const original = useUploadFile(orderRef, document.id)
  const signers = order.signers.filter(({ document_id }) => document_id === document.id)
  const files = originalsOf(document)
  return (
    <>
      {may(upload) && files.length === 0 && (
        <FileDrop label={`${name} em PDF`} upload={original} onDone={() => toast.success(`${name} enviado`)} />
      )}
      {!canSign &&
        files.map((file) => (
          <FileLine key={file.id} orderRef={orderRef} documentId={document.id} file={file} title={name} />
        ))}
      {!canSign &&
        signedCopiesOf(document).map((file) => (
          <FileLine key={file.id} orderRef={orderRef} documentId={document.id} file={file} title="Via assinada" done />
        ))}
      <SignersList signers={signers} />
      {canSign && <SignableFiles orderRef={orderRef} document={document} name={name} canSign />}
      <Buttons>
        {may('notify_signers') && <Notify orderRef={orderRef} stage={notify} />}
        {may(approve) && document.approved !== true && (
          <Approve order={order} orderRef={orderRef} document={document} name={name} />
        )}
      </Buttons>
    </>
  )
}

const Notify = ({ orderRef, stage }: Pick<Props, 'orderRef'> & { stage: Props['notify'] }) => {
  const { mutate, isPending } = useNotifySigners(orderRef)
  return (
    <PlainButton
      disabled={isPending}
      onClick={() => mutate(stage, { onSuccess: () => toast.success('Signatários avisados por e-mail') })}
    >
      Avisar signatários
    </PlainButton>
  )
}

const Approve = ({ orderRef, document, name }: PanelProps & Pick<Props, 'document' | 'name'>) => {
  const [asking, setAsking] = useState(false)
  const { mutateAsync } = useDecideDocument(orderRef)
  const confirm = async (): Promise<void> => {
    await mutateAsync({ documentId: document.id, approved: true })
    toast.success('Via assinada aprovada')
  }
  return (
    <>
      <PlainButton kind="primary" onClick={() => setAsking(true)}>
        Aprovar via assinada
      </PlainButton>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Aprovar a via assinada?"
        confirmLabel="Aprovar via assinada"
        onConfirm={confirm}
      >
        {name}: depois da aprovação os arquivos não mudam mais.
      </ConfirmDialog>
    </>
  )
}
