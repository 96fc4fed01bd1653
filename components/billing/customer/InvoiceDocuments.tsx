import { Download, FileText } from 'lucide-react'
import styled from 'styled-components'
import { IconButton } from '@/components/ui/buttons/IconButton'
import { Card, CardRow } from '@/components/ui/display/Card'
import { useDownloadDocument, useDownloadInvoice } from '@/hooks/billing/documents.mutations'
import { DOCUMENT_KIND_LABEL } from '@/services/billing/documents/document-words.rules'
import type { InvoiceDocument } from '@/services/billing/documents/invoice-documents.schema'
import { INVOICE_KIND_LABEL } from '@/services/billing/invoices/invoice-states.rules'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { formatBytes } from '@/services/format/format.rules'
import { flex, font } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'

/** The invoice itself and its fiscal documents, to be downloaded; one that is still being issued says so. */
export const InvoiceDocuments = ({ invoice }: { invoice: Invoice }) => {
  const { mutate: downloadInvoice, isPending } = useDownloadInvoice(invoice)
  const { kind, pdf_size, documents } = invoice
  // The rental's own document is the invoice.
  const own = documents.find(({ kind }) => kind === 'FATURA_LOCACAO')
  return (
    <Card title="Documentos" flush>
      <Row
        name={own ? DOCUMENT_KIND_LABEL.FATURA_LOCACAO : kind === 'CREDIT' ? INVOICE_KIND_LABEL.CREDIT : 'Fatura'}
        note={pdf_size === null ? 'PDF' : `PDF, ${formatBytes(pdf_size)}`}
        isBusy={isPending}
        onDownload={() => downloadInvoice()}
      />
      {documents
        .filter(({ kind, status }) => kind !== 'FATURA_LOCACAO' && status !== 'CANCELED')
        .map((document) => (
          <FiscalRow key={document.kind} invoice={invoice} document={document} />
        ))}
    </Card>
  )
}

const FiscalRow = ({ invoice, document }: { invoice: Invoice; document: InvoiceDocument }) => {
  const { mutate: download, isPending } = useDownloadDocument(invoice)
  const { id, kind, number, has_pdf } = document
  const name = DOCUMENT_KIND_LABEL[kind]
  const isReady = id !== null && has_pdf
  return (
    <Row
      name={name}
      note={[number !== null && `nº ${number}`, isReady ? 'PDF' : 'em emissão'].filter(Boolean).join(', ')}
      isBusy={isPending}
      onDownload={isReady ? () => download({ id, kind, number }) : undefined}
    />
  )
}

type RowProps = { name: string; note: string; isBusy: boolean; onDownload: (() => void) | undefined }

const Row = ({ name, note, isBusy, onDownload }: RowProps) => (
  <CardRow>
    <Line>
      <Tile aria-hidden>
        <FileText size={18} strokeWidth={1.75} />
      </Tile>
      <span>
        <b>{name}</b>
        <small>{note}</small>
      </span>
      {onDownload && (
        <IconButton
          label={`Baixar ${name}`}
          icon={<Download size={18} strokeWidth={1.75} aria-hidden />}
          aria-busy={isBusy}
          onClick={onDownload}
        />
      )}
    </Line>
  </CardRow>
)

const Line = styled.div`
  ${flex.row};
  gap: 12px;
  ${font.secondary};
  > span {
    flex: 1;
    min-width: 0;
  }
  b {
    display: block;
    font-weight: 550;
  }
  small {
    display: block;
    ${font.secondaryMuted};
  }
`

const Tile = styled.i`
  ${flex.center};
  flex: none;
  width: 36px;
  height: 36px;
  border-radius: ${radius.control};
  background: ${color.brandSoft};
  color: ${color.brandText};
`
