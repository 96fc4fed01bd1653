import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/ConfirmDialog'
import { PlainButton } from '@/components/ui/PlainButton'
import { toast } from '@/components/ui/toast'
import { useSubmitDocuments } from '@/hooks/orders/useSubmitDocuments'
import { documentsToDo } from '@/services/orders/document-state.rules'
import { documentLabel } from '@/services/orders/documents.rules'
import type { OrderDocument } from '@/services/orders/documents.schema'
import type { ActionsProps } from './CustomerActions'
import { documentRowId } from './DocumentRow'
import { focusFirstIn } from './focusFirstIn'

/** Hands the documents in, after asking; with something missing it says what and goes there. */
export const SubmitDocuments = ({ order, orderRef, size }: ActionsProps) => {
  const [asking, setAsking] = useState(false)
  const { mutateAsync: submit } = useSubmitDocuments(orderRef)
  const press = (): void => {
    const { missing, reproved } = documentsToDo(order)
    const [first] = [...reproved, ...missing]
    if (!first) {
      setAsking(true)
      return
    }
    toast.error(missingSentence(reproved, missing))
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
