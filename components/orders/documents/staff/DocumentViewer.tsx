import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { DocumentPages, FileLine } from '@/components/orders/documents/FileLine'
import { IconButton } from '@/components/ui/buttons/IconButton'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { currentFiles } from '@/services/orders/documents/document-state.rules'
import type { OrderDocument } from '@/services/orders/documents/documents.schema'
import { documentTypeName } from '@/services/orders/documents/required-documents.rules'
import type { StaffOrderAddress } from '@/services/orders/order-address.rules'
import { flex } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'

type Props = {
  orderRef: StaffOrderAddress
  document: OrderDocument
  /** To the previous and next document; undefined at either end. */
  onBefore: (() => void) | undefined
  onAfter: (() => void) | undefined
}

export const DocumentViewer = ({ orderRef, document, onBefore, onAfter }: Props) => {
  const files = currentFiles(document)
  const [shown, show] = useState({ of: document.id, place: 0 })
  const place = shown.of === document.id ? shown.place : 0
  const file = files[place] ?? files[0]
  const label = documentTypeName(document.document_type)
  const steps = (
    <Steps role="group" aria-label="Documentos">
      <IconButton
        label="Documento anterior"
        icon={<ChevronLeft size={16} strokeWidth={1.75} />}
        disabled={!onBefore}
        onClick={onBefore}
      />
      <IconButton
        label="Próximo documento"
        icon={<ChevronRight size={16} strokeWidth={1.75} />}
        disabled={!onAfter}
        onClick={onAfter}
      />
    </Steps>
  )
  if (!file)
    return (
      <Column>
        <Bar>
          <Line>
            <b>{label}</b>
            {steps}
          </Line>
        </Bar>
        <EmptyState variant="first-use" heading="h3" title="O cliente ainda não enviou este documento" />
      </Column>
    )
  return (
    <Column>
      <Bar>
        <Line>
          <FileLine orderRef={orderRef} documentId={document.id} file={file} title={label} untitled />
          {steps}
        </Line>
        {files.length > 1 && (
          <PlainButton size="small" onClick={() => show({ of: document.id, place: (place + 1) % files.length })}>
            Arquivo {place + 1} de {files.length}
          </PlainButton>
        )}
      </Bar>
      <DocumentPages key={file.id} orderRef={orderRef} documentId={document.id} file={file} />
    </Column>
  )
}

const Column = styled.div`
  ${flex.column};
  min-width: 0;
`

const Bar = styled.div`
  display: grid;
  gap: 8px;
  padding: 10px 16px;
  border-bottom: 1px solid ${color.line};
`

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px;
`

/** On phones the select above does this. */
const Steps = styled.div`
  display: flex;
  ${below.phone} {
    display: none;
  }
`
