import { useState } from 'react'
import styled from 'styled-components'
import { FilePages } from '@/components/orders/FilePages'
import { FileLine } from '@/components/orders/FileLine'
import { EmptyState } from '@/components/ui/EmptyState'
import { PlainButton } from '@/components/ui/PlainButton'
import { currentFiles } from '@/services/orders/document-state.rules'
import { documentLabel } from '@/services/orders/documents.rules'
import type { OrderDocument } from '@/services/orders/documents.schema'
import { color } from '@/styles/tokens'
import type { StaffOrderRef } from '../StaffOrderScreen'

type Props = { orderRef: StaffOrderRef; document: OrderDocument }

/** The file that is judged, drawn here; it can always be downloaded. */
export const DocumentViewer = ({ orderRef, document }: Props) => {
  const files = currentFiles(document)
  const [place, setPlace] = useState(0)
  const file = files[place] ?? files[0]
  const label = documentLabel(document.document_type)
  if (!file) return <EmptyState variant="first-use" heading="h3" title="O cliente ainda não enviou este documento" />
  return (
    <Column>
      <Bar>
        <FileLine orderRef={orderRef} documentId={document.id} file={file} title={label} untitled />
        {files.length > 1 && (
          <PlainButton size="small" onClick={() => setPlace((place + 1) % files.length)}>
            Arquivo {place + 1} de {files.length}
          </PlainButton>
        )}
      </Bar>
      <FilePages orderRef={orderRef} documentId={document.id} file={file} />
    </Column>
  )
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`

const Bar = styled.div`
  display: grid;
  gap: 8px;
  padding: 10px 16px;
  border-bottom: 1px solid ${color.line};
`
