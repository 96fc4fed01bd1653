import { useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { PdfViewer } from '@/components/ui/files/PdfViewer'
import { useFile } from '@/hooks/orders/orders.queries'
import type { DocumentFile } from '@/services/orders/documents/documents.schema'
import type { OrderAddress } from '@/services/orders/order-address.rules'
import { color } from '@/styles/tokens'

type Props = { orderRef: OrderAddress; documentId: number; file: DocumentFile; title: string }

/** Shows a document's pages in place; fetched on demand. */
export const ViewDocument = ({ title, ...source }: Props) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <PlainButton size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Fechar' : 'Ver'} {title.toLowerCase()}
      </PlainButton>
      {open && (
        <Frame>
          <DocumentPages {...source} />
        </Frame>
      )}
    </>
  )
}

/** Below the buttons of its line. */
const Frame = styled.div`
  flex: 1 0 100%;
  order: 1;
  min-width: 0;
  height: min(70vh, 720px);
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: 10px;
`

type DocumentPagesProps = { orderRef: OrderAddress; documentId: number; file: DocumentFile }

/** The pages of a file, fetched when mounted. */
export const DocumentPages = ({ orderRef, documentId, file }: DocumentPagesProps) => {
  const { content, isError, retry } = useFile(orderRef, documentId, file.id)
  if (isError) return <FailedState heading="h3" title="Não foi possível carregar o arquivo" onRetry={retry} />
  return content ? <PdfViewer content={content} name={file.name} /> : null
}
