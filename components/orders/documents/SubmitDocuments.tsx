import { useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { toast } from '@/components/ui/feedback/toast'
import { useSendingDocuments } from '@/hooks/orders/useSendingDocuments'
import { useSubmitDocuments } from '@/hooks/orders/useSubmitDocuments'
import { documentsToDo } from '@/services/orders/document-state.rules'
import { documentLabel } from '@/services/orders/documents.rules'
import type { OrderDocument } from '@/services/orders/documents.schema'
import type { CustomerActionProps } from '../workflow/order.types'
import { focusFirstIn } from '../workflow/orderFocus'
import { documentRowId } from './DocumentRow'

/** Hands the documents in, after asking; with something missing or still on its way it says what and goes there. */
export const SubmitDocuments = ({ order, orderRef, size }: CustomerActionProps) => {
  const [asking, setAsking] = useState(false)
  const sendingIds = useSendingDocuments(orderRef)
  const { mutateAsync: submit } = useSubmitDocuments(orderRef)
  const press = (): void => {
    const isSending = ({ id }: OrderDocument): boolean => sendingIds.includes(id)
    const toDo = documentsToDo(order)
    const missing = toDo.missing.filter((document) => !isSending(document))
    const reproved = toDo.reproved.filter((document) => !isSending(document))
    const sending = order.documents.filter(isSending)
    const [first] = [...reproved, ...missing, ...sending]
    if (!first) {
      setAsking(true)
      return
    }
    if (missing.length + reproved.length > 0) toast.error(missingSentence(reproved, missing))
    if (sending.length > 0) toast.info(sendingSentence(sending))
    focusFirstIn(documentRowId(first.id))
  }
  const confirm = async (): Promise<void> => {
    await submit()
    toast.success('Documentos enviados para análise')
  }
  return (
    <>
      <PlainButton kind="primary" size={size} onClick={press}>
        Enviar para análise
      </PlainButton>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Enviar os documentos para análise?"
        confirmLabel="Enviar para análise"
        onConfirm={confirm}
      >
        Depois do envio os arquivos não podem ser trocados até a resposta da Arrenda.
      </ConfirmDialog>
    </>
  )
}

const names = (documents: readonly OrderDocument[]): string =>
  documents.map(({ document_type }) => documentLabel(document_type)).join(', ')

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
