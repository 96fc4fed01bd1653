import { ConfirmCommand } from '@/components/ui/dialogs/CommandButton'
import { toast } from '@/components/ui/feedback/toast'
import { useSubmitDocuments, useUploadingDocuments } from '@/hooks/orders/documents.mutations'
import { formatList } from '@/services/format/format.rules'
import { incompleteDocuments } from '@/services/orders/documents/document-state.rules'
import type { OrderDocument } from '@/services/orders/documents/documents.schema'
import { documentNameInSentence } from '@/services/orders/documents/required-documents.rules'
import type { CustomerActionProps } from '../workflow/order.types'
import { focusFirstIn } from '../workflow/orderFocus'
import { documentRowId } from './DocumentRow'

/** Submits the documents after a confirmation; while one is missing or still uploading, names it and moves the focus there. */
export const SubmitDocuments = ({ order, orderRef, size }: CustomerActionProps) => {
  const sendingIds = useUploadingDocuments(orderRef)
  const { mutateAsync: submit } = useSubmitDocuments(orderRef)
  const isReady = (): boolean => {
    const isSending = ({ id }: OrderDocument): boolean => sendingIds.includes(id)
    const toDo = incompleteDocuments(order)
    const missing = toDo.missing.filter((document) => !isSending(document))
    const reproved = toDo.reproved.filter((document) => !isSending(document))
    const sending = order.documents.filter(isSending)
    const [first] = [...reproved, ...missing, ...sending]
    if (!first) return true
    if (missing.length + reproved.length > 0) toast.error(missingSentence(reproved, missing))
    if (sending.length > 0) toast.info(sendingSentence(sending))
    focusFirstIn(documentRowId(first.id))
    return false
  }
  return (
    <ConfirmCommand
      label="Enviar para análise"
      kind="primary"
      size={size}
      isReady={isReady}
      title="Enviar os documentos para análise?"
      onConfirm={() => submit()}
      done="Documentos enviados para análise"
    >
      Depois do envio os arquivos não podem ser trocados até a resposta da Arrenda.
    </ConfirmCommand>
  )
}

const names = (documents: readonly OrderDocument[]): string =>
  formatList(documents.map(({ document_type }) => documentNameInSentence(document_type)))

function missingSentence(reproved: readonly OrderDocument[], missing: readonly OrderDocument[]): string {
  const toCorrect = reproved.length > 0 ? `Falta corrigir: ${names(reproved)}.` : ''
  const toSend = missing.length > 0 ? `Falta enviar: ${names(missing)}.` : ''
  return [toCorrect, toSend].filter(Boolean).join(' ')
}

function sendingSentence(sending: readonly OrderDocument[]): string {
  const what =
    sending.length === 1 ? 'Um arquivo ainda está sendo enviado' : 'Alguns arquivos ainda estão sendo enviados'
  return `${what}: ${names(sending)}. Espere chegar e envie para análise.`
}
