import { useState } from 'react'
import { lazyDialog } from '@/components/ui/dialogs/lazyDialog'
import styled from 'styled-components'
import type { MenuEntry } from '@/components/ui/buttons/MenuList'
import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import { ReasonDialog } from '@/components/ui/dialogs/ReasonDialog'
import { Money } from '@/components/ui/display/Money'
import { StatusTag, type StatusTone } from '@/components/ui/feedback/StatusTag'
import { toastOnSuccess } from '@/components/ui/feedback/toastOnSuccess'
import {
  useCancelDocument,
  useDownloadDocument,
  useDownloadDocumentXml,
  useRequestDocument,
} from '@/hooks/billing/documents.mutations'
import { documentCommands } from '@/services/billing/documents/document-commands.rules'
import {
  DOCUMENT_KIND_LABEL,
  DOCUMENT_STATUS_LABEL,
  type DocumentStatus,
} from '@/services/billing/documents/document-words.rules'
import type { InvoiceDocument } from '@/services/billing/documents/invoice-documents.schema'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

const UploadDialog = lazyDialog(() => import('./UploadDialogForm').then((module) => module.UploadDialogForm))

const TONE: Record<DocumentStatus, StatusTone> = {
  PENDING: 'brand',
  AUTHORIZED: 'ok',
  REJECTED: 'bad',
  CANCELED: 'neutral',
}

type Props = { invoice: Invoice; document: InvoiceDocument }

/** A fiscal document: how far it is, and what can be done about it. */
export const DocumentRow = ({ invoice, document }: Props) => {
  const [open, setOpen] = useState<'cancel' | 'upload' | null>(null)
  const close = (): void => setOpen(null)
  const { kind, status, amount, number, message } = document
  const label = DOCUMENT_KIND_LABEL[kind]
  const cancel = useCancelDocument(invoice.id)
  const entries = useEntries({ invoice, document }, setOpen)
  return (
    <Row>
      <div>
        <b>{label}</b>
        {number !== null && (
          <span>
            {' '}
            nº{'\u00A0'}
            {number}
          </span>
        )}
        {status !== null && (
          <p>
            <StatusTag tone={TONE[status]}>{DOCUMENT_STATUS_LABEL[status]}</StatusTag>
          </p>
        )}
        {message !== null && <Message data-wrong={status === 'REJECTED'}>{message}</Message>}
      </div>
      <Money value={amount} />
      {entries.length > 0 && (
        <MoreMenu label={`Ações de ${label}${number === null ? '' : ` nº ${number}`}`} entries={entries} />
      )}
      <UploadDialog open={open === 'upload'} onClose={close} invoice={invoice} kind={kind} />
      <ReasonDialog
        open={open === 'cancel'}
        onClose={close}
        title={`Cancelar ${label}?`}
        confirmLabel="Cancelar documento"
        cancelLabel="Manter documento"
        label="Motivo do cancelamento"
        requiredMessage="Conte o motivo do cancelamento."
        onConfirm={async (reason) => {
          if (document.id !== null) await cancel.mutateAsync({ id: document.id, reason })
        }}
        done="Documento cancelado."
      >
        O pedido vai para quem emitiu. Se o documento foi enviado à mão, cancele também no portal da prefeitura.
      </ReasonDialog>
    </Row>
  )
}

type Ask = (what: 'cancel' | 'upload') => void

function useEntries({ invoice, document }: Props, ask: Ask): MenuEntry[] {
  const download = useDownloadDocument(invoice)
  const downloadXml = useDownloadDocumentXml(invoice)
  const request = useRequestDocument(invoice.id)
  const { id, kind, status, number, has_pdf, has_xml } = document
  const label = DOCUMENT_KIND_LABEL[kind]
  const commands = documentCommands(document, invoice)
  return [
    ...(has_pdf && id !== null
      ? [{ key: 'pdf', label: 'Baixar PDF', onSelect: () => download.mutate({ id, kind, number }) }]
      : []),
    ...(has_xml && id !== null
      ? [{ key: 'xml', label: 'Baixar XML', onSelect: () => downloadXml.mutate({ id, kind, number }) }]
      : []),
    ...(commands.includes('upload')
      ? [{ key: 'upload', label: 'Enviar documento pronto', onSelect: () => ask('upload') }]
      : []),
    ...(commands.includes('request')
      ? [
          {
            key: 'request',
            label: status === null ? 'Pedir documento' : 'Pedir de novo',
            onSelect: () => toastOnSuccess(request.mutateAsync(kind), `${label}: pedido enviado.`),
          },
        ]
      : []),
    ...(commands.includes('cancel')
      ? [{ key: 'cancel', label: 'Cancelar documento', danger: true, onSelect: () => ask('cancel') }]
      : []),
  ]
}

const Row = styled.div`
  ${flex.row};
  gap: 4px 12px;
  ${font.secondary};
  > div {
    flex: 1;
    min-width: 0;
  }
  b {
    font-weight: 550;
  }
  > div > span {
    color: ${color.t2};
    font-variant-numeric: tabular-nums;
  }
  p {
    margin-top: 4px;
  }
`

const Message = styled.p`
  color: ${color.t2};
  &[data-wrong='true'] {
    color: ${color.bad};
  }
  overflow-wrap: anywhere;
`
