import { type ReactNode, useState } from 'react'
import styled, { css } from 'styled-components'
import { ConfirmCommand } from '@/components/ui/dialogs/CommandButton'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Card } from '@/components/ui/display/Card'
import { toast } from '@/components/ui/feedback/toast'
import { toastOnSuccess } from '@/components/ui/feedback/toastOnSuccess'
import { FileDrop } from '@/components/ui/files/FileDrop'
import { useDecideDocument, useUploadFile } from '@/hooks/orders/documents.mutations'
import { useNotifySigners } from '@/hooks/orders/signing.mutations'
import { originalsOf } from '@/services/orders/documents/document-state.rules'
import type { OrderDocument } from '@/services/orders/documents/documents.schema'
import type { Order } from '@/services/orders/orders.schema'
import type { OrderAction } from '@/services/orders/workflow/actions.rules'
import { color } from '@/styles/tokens'
import type { StaffOrderProps } from '../workflow/order.types'
import { useFocusWhenLost } from '../workflow/orderFocus'
import { PanelButtons, PanelStack } from '../workflow/PanelLayout'
import { CompleteStageButton } from '../workflow/staff/CompleteStageButton'
import { SignableFiles, SigningTag } from './SignableFiles'
import { SignersList } from './SignersList'

type Kind = {
  id: string
  name: string
  stage: 'CONTRACT_INFO' | 'DELIVERY_TERM'
  upload: OrderAction
  sign: OrderAction
  approve: OrderAction
  complete: { action: OrderAction; label: string; done: string }
}

const KINDS: Record<'CONTRACT' | 'DELIVERY_TERM', Kind> = {
  CONTRACT: {
    id: 'contrato',
    name: 'Contrato',
    stage: 'CONTRACT_INFO',
    upload: 'upload_contract',
    sign: 'sign_contract',
    approve: 'approve_contract',
    complete: { action: 'complete_contract', label: 'Concluir contrato', done: 'Contrato concluído' },
  },
  DELIVERY_TERM: {
    id: 'termo',
    name: 'Termo de entrega',
    stage: 'DELIVERY_TERM',
    upload: 'upload_delivery_term',
    sign: 'sign_delivery_term',
    approve: 'approve_delivery_term',
    complete: { action: 'complete_term', label: 'Iniciar locação', done: 'Locação iniciada' },
  },
}

type Props = StaffOrderProps & {
  type: keyof typeof KINDS
  /** Above the document. */
  lead?: ReactNode
  /** Another way to provide the PDF, beside the upload. */
  draft?: (document: OrderDocument) => ReactNode
  /** The form for signers, between the document and its signed copies. */
  signersForm: (document: OrderDocument) => ReactNode
}

/** A contract or delivery term as staff handle it: upload the PDF, send and remind, approve the signed copy, complete. */
export const SigningPanel = ({ order, orderRef, type, lead, draft, signersForm }: Props) => {
  const { id, name, stage, upload, sign, approve, complete } = KINDS[type]
  const document = order.documents.find(({ document_type }) => document_type === type)
  const place = useFocusWhenLost(signingProgress(order, document))
  if (!document) return null
  const may = (action: OrderAction): boolean => order.allowed_actions.includes(action)
  const hasOriginal = originalsOf(document).length > 0
  const uploadTools = may(upload) && (
    <>
      {draft?.(document)}
      <UploadForSignature orderRef={orderRef} document={document} name={name} />
    </>
  )
  const shared = { order, orderRef, document, name }
  return (
    <Card id={id} title={name} extra={<SigningTag order={order} document={document} />}>
      <PanelStack ref={place} tabIndex={-1}>
        {lead}
        <SignableFiles {...shared} tools={hasOriginal && uploadTools} canSign={may(sign)}>
          {!hasOriginal && (uploadTools || <p>O PDF ainda não foi enviado.</p>)}
          <SignersList {...shared} />
          {may('add_signers') && signersForm(document)}
        </SignableFiles>
        <PanelButtons>
          {may('notify_signers') && <SendForSignature {...shared} stage={stage} />}
          {may(approve) && document.approved !== true && <ApproveSignedCopy {...shared} />}
        </PanelButtons>
        <CompleteStageButton order={order} orderRef={orderRef} stage={stage} {...complete} />
      </PanelStack>
    </Card>
  )
}

type PartProps = StaffOrderProps & { document: OrderDocument; name: string }

/** Sends the document to whoever signs next; once sent, reminds them with a new link. */
const SendForSignature = ({ order, orderRef, document, name, stage }: PartProps & Pick<Kind, 'stage'>) => {
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

const ApproveSignedCopy = ({ orderRef, document, name }: PartProps) => {
  const { mutateAsync } = useDecideDocument(orderRef)
  return (
    <ConfirmCommand
      label="Aprovar via assinada"
      kind="primary"
      title="Aprovar a via assinada?"
      onConfirm={() => mutateAsync({ documentId: document.id, approved: true })}
      done="Via assinada aprovada"
    >
      {name}: depois da aprovação os arquivos não mudam mais.
    </ConfirmCommand>
  )
}

/** A key that changes whenever a command removes its own button, so that the focus can be restored. */
function signingProgress({ signers }: Pick<Order, 'signers'>, document: OrderDocument | undefined): string {
  const named = signers.filter(({ document_id }) => document_id === document?.id).length
  return `${String(document?.approved)} ${String(document?.files.length)} ${String(named)}`
}

/** Uploads the PDF to sign. Replacing it is offered at once after a refusal, otherwise behind a button. */
export const UploadForSignature = ({ orderRef, document, name }: Omit<PartProps, 'order'>) => {
  const upload = useUploadFile(orderRef, document.id)
  const [changing, setChanging] = useState(false)
  const first = originalsOf(document).length === 0
  const refused = document.approved === false
  const done = (): void => {
    setChanging(false)
    toast.success(`${name} enviado`)
  }
  const asks = first || refused || changing
  return (
    <Zone $below={asks && !first}>
      {asks && (
        <>
          <b>{first ? `${name} em PDF` : `Novo PDF: ${name.toLowerCase()}`}</b>
          {!first && <p>O novo toma o lugar do atual; as assinaturas e a via assinada deste deixam de valer.</p>}
          <FileDrop label={`${name} em PDF`} upload={upload} onDone={done} />
        </>
      )}
      {!first && !refused && (
        <div>
          <PlainButton size="small" aria-expanded={changing} onClick={() => setChanging(!changing)}>
            {changing ? 'Manter este PDF' : 'Trocar o PDF'}
          </PlainButton>
        </div>
      )}
    </Zone>
  )
}

/** Below the buttons of the document that it replaces. */
const belowButtons = css`
  flex: 1 0 100%;
  order: 1;
`

const Zone = styled.div<{ $below: boolean }>`
  display: grid;
  gap: 8px;
  min-width: 0;
  ${({ $below }) => $below && belowButtons}
  b {
    font-weight: 550;
  }
  > p {
    color: ${color.t2};
  }
`
