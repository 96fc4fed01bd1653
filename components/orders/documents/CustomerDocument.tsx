import { FileUp, RefreshCw, Trash2 } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import type { MenuEntry } from '@/components/ui/buttons/MenuList'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { toast } from '@/components/ui/feedback/toast'
import { FileDropView } from '@/components/ui/files/FileDrop'
import { pdfLimits, useFileUpload } from '@/components/ui/files/useFileUpload'
import { useDeleteExtraDocument, useDeleteFile, useUploadFile } from '@/hooks/orders/documents.mutations'
import { currentFiles, documentState } from '@/services/orders/documents/document-state.rules'
import { documentTypeName } from '@/services/orders/documents/required-documents.rules'
import type { OrderDocumentProps } from '../workflow/order.types'
import { restoreFocusIn } from '../workflow/orderFocus'
import { DocumentReason, DocumentRow, documentRowId } from './DocumentRow'
import { DocumentUploadRow } from './DocumentUploadRow'
import { FileActions } from './FileActions'

/** A document of the analysis as the customer sees it: upload, replace, delete, correct. */
export const CustomerDocument = ({ order, orderRef, document }: OrderDocumentProps) => {
  const state = documentState(document, order)
  const files = currentFiles(document)
  const label = documentTypeName(document.document_type)
  const open = document.approved !== true && order.allowed_actions.includes('upload_document')
  const picker = useRef<HTMLInputElement>(null)
  const replaces = useRef<number[]>([])
  const [isDeleteOpen, setDeleteOpen] = useState(false)
  const { mutateAsync: removeFile } = useDeleteFile(orderRef)
  const { mutateAsync: removeDocument } = useDeleteExtraDocument(orderRef)
  const send = useUploadFile(orderRef, document.id)

  const upload = useFileUpload(
    async (file, sending) => {
      await send(file, sending)
      // The old file is deleted after the new one is stored; a failure here shows a toast and loses nothing.
      for (const fileId of replaces.current.splice(0))
        await removeFile({ documentId: document.id, fileId }).catch(() => undefined)
    },
    pdfLimits,
    () => {
      toast.success('Arquivo enviado')
      restoreFocusIn(documentRowId(document.id))
    },
  )
  const pick = (replaced: readonly number[]): void => {
    replaces.current = [...replaced]
    picker.current?.click()
  }
  const deleteContent = async (): Promise<void> => {
    if (document.is_extra) await removeDocument(document.id)
    else for (const file of files) await removeFile({ documentId: document.id, fileId: file.id })
    toast.success(document.is_extra ? 'Documento excluído' : 'Arquivo excluído')
  }

  if (upload.state.kind === 'sending')
    return <DocumentUploadRow documentId={document.id} label={label} upload={upload.state} onCancel={upload.cancel} />

  const changeable = open && (state === 'ready' || state === 'corrected')
  const entries: MenuEntry[] = changeable
    ? [
        {
          key: 'trocar',
          label: 'Trocar arquivo',
          icon: <RefreshCw {...icon} />,
          onSelect: () => pick(files.map(({ id }) => id)),
        },
        { key: 'outro', label: 'Enviar mais um PDF', icon: <FileUp {...icon} />, onSelect: () => pick([]) },
        {
          key: 'excluir',
          label: document.is_extra ? 'Excluir documento' : 'Excluir arquivo',
          icon: <Trash2 {...icon} />,
          danger: true,
          onSelect: () => setDeleteOpen(true),
        },
      ]
    : []
  const reason = state === 'reproved' ? document.message : null
  const isUploadOpen =
    open &&
    (state === 'missing' || state === 'reproved' || upload.state.kind === 'failed' || upload.state.kind === 'refused')
  return (
    <DocumentRow
      document={document}
      state={state}
      audience="customer"
      actions={
        <>
          <FileActions orderRef={orderRef} document={document} files={files} entries={entries} />
          {changeable && <Picker ref={picker} label={`${label}: trocar PDF`} onPick={upload.send} />}
          <ConfirmDialog
            open={isDeleteOpen}
            onClose={() => setDeleteOpen(false)}
            title={`Excluir ${label}?`}
            confirmLabel={document.is_extra ? 'Excluir documento' : 'Excluir arquivo'}
            cancelLabel="Manter"
            danger
            onConfirm={deleteContent}
          >
            {document.is_extra
              ? 'O documento extra sai do pedido.'
              : 'Você pode enviar outro arquivo antes de mandar para análise.'}
          </ConfirmDialog>
        </>
      }
    >
      {(isUploadOpen || reason) && (
        <>
          {reason && <DocumentReason message={reason} />}
          {isUploadOpen && (
            <FileDropView
              label={label}
              limits={pdfLimits}
              state={upload.state.kind === 'done' ? { kind: 'idle' } : upload.state}
              onFile={(file) => {
                // The correction replaces the reproved files.
                replaces.current = state === 'reproved' ? files.map(({ id }) => id) : []
                upload.send(file)
              }}
              onCancel={upload.cancel}
              onRetry={upload.retry}
            />
          )}
        </>
      )}
    </DocumentRow>
  )
}

type PickerProps = { ref: RefObject<HTMLInputElement | null>; label: string; onPick: (file: File) => void }

const Picker = ({ ref, label, onPick }: PickerProps) => (
  <input
    ref={ref}
    type="file"
    hidden
    accept=".pdf"
    aria-label={label}
    onChange={(event) => {
      const [file] = event.target.files ?? []
      if (file) onPick(file)
      event.target.value = ''
    }}
  />
)

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
