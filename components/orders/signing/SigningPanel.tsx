import type { ReactNode } from 'react'
import { CommandButton } from '@/components/orders/workflow/CommandButton'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { toastOnSuccess } from '@/components/ui/feedback/toastOnSuccess'
import { useDecideDocument } from '@/hooks/orders/documents.mutations'
import { useNotifySigners } from '@/hooks/orders/signing.mutations'
import { originalsOf } from '@/services/orders/documents/document-state.rules'
import type { OrderDocument } from '@/services/orders/documents/documents.schema'
import type { Order } from '@/services/orders/orders.schema'
import type { OrderAction } from '@/services/orders/workflow/actions.rules'
import type { StaffOrderProps } from '../workflow/order.types'
import { PanelButtons } from '../workflow/PanelLayout'
import { SignableFiles } from './SignableFiles'
import { SignersList } from './SignersList'
import { UploadForSignature } from './UploadForSignature'

type Props = StaffOrderProps & {
  document: OrderDocument
  name: string
  upload: OrderAction
  approve: OrderAction
  notify: 'CONTRACT_INFO' | 'DELIVERY_TERM'
  /** Another way to provide the PDF, beside the upload. */
  draft?: ReactNode
  /** Between the document and its signed copies: the form for signers. */
  children?: ReactNode
}

/** The signing of a contract or delivery term as staff handle it: upload the PDF, send and remind, approve the signed copy. */
export const SigningPanel = ({ order, orderRef, document, name, upload, approve, notify, draft, children }: Props) => {
  const may = (action: OrderAction): boolean => order.allowed_actions.includes(action)
  const hasOriginal = originalsOf(document).length > 0
  const uploadTools = may(upload) && (
    <>
      {draft}
      <UploadForSignature orderRef={orderRef} document={document} name={name} />
    </>
  )
  const canSign = may(notify === 'CONTRACT_INFO' ? 'sign_contract' : 'sign_delivery_term')
  return (
    <>
      <SignableFiles
        orderRef={orderRef}
        document={document}
        name={name}
        tools={hasOriginal && uploadTools}
        canSign={canSign}
      >
        {!hasOriginal && (uploadTools || <p>O PDF ainda não foi enviado.</p>)}
        <SignersList order={order} orderRef={orderRef} document={document} />
        {children}
      </SignableFiles>
      <PanelButtons>
        {may('notify_signers') && (
          <SendForSignature order={order} orderRef={orderRef} document={document} name={name} stage={notify} />
        )}
        {may(approve) && document.approved !== true && (
          <ApproveSignedCopy order={order} orderRef={orderRef} document={document} name={name} />
        )}
      </PanelButtons>
    </>
  )
}

type SendForSignatureProps = StaffOrderProps & Pick<Props, 'document' | 'name'> & { stage: Props['notify'] }

/** Sends the document to whoever signs next; once sent, reminds them with a new link. */
const SendForSignature = ({ order, orderRef, document, name, stage }: SendForSignatureProps) => {
  const { mutateAsync, isPending } = useNotifySigners(orderRef)
  const people = order.signers.filter(({ document_id }) => document_id === document.id)
  const again = people.some(({ declined_at, lapsed_at }) => declined_at ?? lapsed_at)
  const reminds = people.some(({ asked_at }) => asked_at) && !again
  const done = reminds ? 'Lembrete enviado com um novo link' : `${name} enviado para assinatura`
  return (
    <PlainButton
      kind={reminds ? 'default' : 'primary'}
      busy={isPending}
      onClick={() => toastOnSuccess(mutateAsync(stage), done)}
    >
      {reminds
        ? 'Lembrar quem falta assinar'
        : `Enviar ${name.toLowerCase()} ${again ? 'de novo ' : ''}para assinatura`}
    </PlainButton>
  )
}

const ApproveSignedCopy = ({ orderRef, document, name }: StaffOrderProps & Pick<Props, 'document' | 'name'>) => {
  const { mutateAsync } = useDecideDocument(orderRef)
  return (
    <CommandButton
      label="Aprovar via assinada"
      kind="primary"
      run={() => mutateAsync({ documentId: document.id, approved: true })}
      done="Via assinada aprovada"
    >
      {(question) => (
        <ConfirmDialog {...question} title="Aprovar a via assinada?" confirmLabel="Aprovar via assinada">
          {name}: depois da aprovação os arquivos não mudam mais.
        </ConfirmDialog>
      )}
    </CommandButton>
  )
}

/** A key that changes whenever a command removes its own button, so that the focus can be restored. */
export function signingProgress({ signers }: Pick<Order, 'signers'>, document: OrderDocument | undefined): string {
  const named = signers.filter(({ document_id }) => document_id === document?.id).length
  return `${String(document?.approved)} ${String(document?.files.length)} ${String(named)}`
}
