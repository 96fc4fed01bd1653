import { Download, FileCheck, FileText } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Moment } from '@/components/ui/display/Moment'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { FileName } from '@/components/ui/files/FileName'
import { PdfViewer } from '@/components/ui/files/PdfViewer'
import { useDownloadFile } from '@/hooks/orders/orders.downloads'
import { useFile } from '@/hooks/orders/orders.queries'
import { formatBytes } from '@/services/format/format.rules'
import type { DocumentFile } from '@/services/orders/documents/documents.schema'
import type { OrderAddress } from '@/services/orders/order-address.rules'
import { flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'

type Props = {
  orderRef: OrderAddress
  documentId: number
  file: DocumentFile
  title: string
  done?: boolean
  /** The title is shown elsewhere: only the file's name. */
  untitled?: boolean
}

export const FileLine = ({ orderRef, documentId, file, title, done = false, untitled = false }: Props) => {
  const { mutate: download, isPending } = useDownloadFile(orderRef)
  const Icon = done ? FileCheck : FileText
  return (
    <Line>
      <Icon size={20} strokeWidth={1.75} aria-hidden color={done ? color.ok : color.brandText} />
      <div>
        <b>{untitled ? <FileName name={file.name} /> : title}</b>
        <small>
          {!untitled && (
            <>
              <FileName name={file.name} /> <i aria-hidden>·</i>
            </>
          )}
          <span>
            {formatBytes(file.size)} · <Moment at={file.created_at} />
          </span>
        </small>
      </div>
      <PlainButton
        size="small"
        icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
        aria-label={`Baixar ${title.toLowerCase()}: ${file.name}`}
        aria-busy={isPending}
        onClick={() => download({ documentId, file })}
      >
        Baixar
      </PlainButton>
    </Line>
  )
}

const Line = styled.div`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
  b {
    display: block;
    font-weight: 550;
  }
  small {
    ${flex.wrap};
    gap: 0 4px;
    ${font.secondaryMuted};
  }
  small > :first-child {
    min-width: 0;
    max-width: 100%;
  }
  i {
    font-style: normal;
  }
  ${below.phone} {
    small {
      flex-direction: column;
    }
    i {
      display: none;
    }
  }
`

type ViewDocumentProps = { orderRef: OrderAddress; documentId: number; file: DocumentFile; title: string }

/** Shows a document's pages in place; fetched on demand. */
export const ViewDocument = ({ title, ...source }: ViewDocumentProps) => {
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

export const DocumentPages = ({ orderRef, documentId, file }: DocumentPagesProps) => {
  const { content, isError, retry } = useFile(orderRef, documentId, file.id)
  if (isError) return <FailedState heading="h3" title="Não foi possível carregar o arquivo" onRetry={retry} />
  return content ? <PdfViewer content={content} name={file.name} /> : null
}
