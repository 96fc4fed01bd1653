import styled from 'styled-components'
import { Card, CardRow } from '@/components/ui/display/Card'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { font } from '@/styles/mixins'
import { DocumentRow } from './DocumentRow'

/** The fiscal documents of an invoice: of a draft those that will be asked for when it is issued. */
export const DocumentsCard = ({ invoice }: { invoice: Invoice }) => {
  const { status, kind, documents } = invoice
  return (
    <Card title="Documentos" facts={status === 'DRAFT' && documents.length > 0 && 'criados ao emitir'} flush>
      {documents.map((document) => (
        <CardRow key={document.id ?? document.kind}>
          <DocumentRow invoice={invoice} document={document} />
        </CardRow>
      ))}
      {documents.length === 0 && (
        <CardRow>
          <Soft>
            {kind === 'CREDIT' ? 'Uma nota de crédito não tem documento fiscal próprio.' : 'Nenhum documento fiscal.'}
          </Soft>
        </CardRow>
      )}
    </Card>
  )
}

const Soft = styled.p`
  ${font.secondaryMuted};
`
