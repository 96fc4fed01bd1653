import { File, FileCheck, FileClock, FileUp, FileX, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { CardRow } from '@/components/ui/display/Card'
import { StatusTag, type StatusTone } from '@/components/ui/feedback/StatusTag'
import { FileName } from '@/components/ui/files/FileName'
import { formatBytes } from '@/services/format/format.rules'
import { currentFiles, type DocumentState } from '@/services/orders/documents/document-state.rules'
import { documentStateLabel } from '@/services/orders/documents/document-texts.rules'
import type { DocumentFile, OrderDocument } from '@/services/orders/documents/documents.schema'
import { documentTypeName } from '@/services/orders/documents/required-documents.rules'
import type { Audience } from '@/services/orders/order-address.rules'
import { flex, font } from '@/styles/mixins'
import { below, color, radius } from '@/styles/tokens'

type Look = { Icon: LucideIcon; ink: string; soft: string; tone: StatusTone }

export const documentLook: Record<DocumentState, Look> = {
  missing: { Icon: File, ink: color.t2, soft: color.sunken, tone: 'neutral' },
  ready: { Icon: FileUp, ink: color.brandText, soft: color.brandSoft, tone: 'info' },
  analysing: { Icon: FileClock, ink: color.brandText, soft: color.brandSoft, tone: 'brand' },
  approved: { Icon: FileCheck, ink: color.ok, soft: color.okBg, tone: 'ok' },
  reproved: { Icon: FileX, ink: color.bad, soft: color.badBg, tone: 'bad' },
  corrected: { Icon: FileUp, ink: color.brandText, soft: color.brandSoft, tone: 'info' },
}

type Props = {
  document: OrderDocument
  state: DocumentState
  audience: Audience
  /** The files to show; by default the current ones. */
  files?: readonly DocumentFile[]
  /** At the right: download and the "…" menu. */
  actions?: ReactNode
  /** Below: the reason of the reproval, the drop zone. */
  children?: ReactNode
}

/** The element that receives the focus when this document is missing. */
export const documentRowId = (documentId: number): string => `documento-${String(documentId)}`

export const DocumentRow = ({ document, state, audience, files, actions, children }: Props) => (
  <CardRow id={documentRowId(document.id)}>
    <Line>
      <DocumentIcon state={state} />
      <Name>
        <b>{documentTypeName(document.document_type)}</b>
        {(files ?? currentFiles(document)).map((file) => (
          <small key={file.id}>
            <FileName name={file.name} /> · {formatBytes(file.size)}
          </small>
        ))}
      </Name>
      <Tag>
        <StatusTag tone={documentLook[state].tone}>{documentStateLabel(document, state, audience)}</StatusTag>
      </Tag>
      {actions && <Actions>{actions}</Actions>}
    </Line>
    {children && <Below>{children}</Below>}
  </CardRow>
)

export const DocumentIcon = ({ state }: { state: DocumentState }) => {
  const { Icon, ink, soft } = documentLook[state]
  return (
    <Tile style={{ color: ink, background: soft }} aria-hidden>
      <Icon size={18} strokeWidth={1.75} />
    </Tile>
  )
}

export const DocumentReason = ({ message }: { message: string }) => (
  <Reason>
    <b>O que corrigir:</b> {message}
  </Reason>
)

const Line = styled.div`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 4px 12px;
  ${below.phone} {
    grid-template-columns: 36px minmax(0, 1fr) auto;
    align-items: start;
    /* A document without files has one line of text: the status tag aligns with it, not with the icon. */
    > :first-child {
      grid-row: 1 / span 2;
    }
  }
`

const Tile = styled.span`
  display: grid;
  place-items: center;
  align-self: start;
  width: 36px;
  height: 36px;
  border-radius: ${radius.control};
`

const Name = styled.div`
  min-width: 0;
  b {
    display: block;
    font-weight: 550;
  }
  small {
    display: flex;
    gap: 4px;
    min-width: 0;
    ${font.secondaryMuted};
    white-space: nowrap;
  }
  small > :first-child {
    min-width: 0;
  }
`

const Tag = styled.div`
  ${below.phone} {
    grid-column: 2;
    grid-row: 2;
  }
`

const Actions = styled.div`
  ${flex.row};
  margin-right: -6px;
  &:empty {
    display: none;
  }
  ${below.phone} {
    grid-column: 3;
    grid-row: 1;
  }
`

const Below = styled.div`
  display: grid;
  gap: 10px;
  margin: 10px 0 0 48px;
  ${below.phone} {
    margin-left: 0;
  }
`

const Reason = styled.p`
  padding: 8px 12px;
  border-radius: ${radius.control};
  background: ${color.badBg};
  ${font.secondary};
  b {
    color: ${color.bad};
    font-weight: 600;
  }
`
