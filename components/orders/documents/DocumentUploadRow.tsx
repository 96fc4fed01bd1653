import styled from 'styled-components'
import { CardRow } from '@/components/ui/display/Card'
import { ProgressBar } from '@/components/ui/feedback/ProgressBar'
import { FileName } from '@/components/ui/files/FileName'
import type { UploadState } from '@/components/ui/files/useFileUpload'
import { formatBytes } from '@/services/format/format.rules'
import { flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { DocumentIcon, documentRowId } from './DocumentRow'

type Props = {
  documentId: number
  label: string
  upload: Extract<UploadState, { kind: 'sending' }>
  onCancel: () => void
}

/** A document while its file uploads: progress, time left, and a button to cancel. */
export const DocumentUploadRow = ({ documentId, label, upload, onCancel }: Props) => {
  const percent = (upload.sent / upload.size) * 100
  return (
    <CardRow id={documentRowId(documentId)}>
      <Line>
        <DocumentIcon state="ready" />
        <div>
          <Pair>
            <b>{label}</b>
            <span>{Math.round(percent)}%</span>
          </Pair>
          <ProgressBar percent={percent} label={`Enviando ${upload.name}`} />
          <Pair>
            <small>
              <FileName name={upload.name} />
              <em>
                {formatBytes(upload.sent)} de {formatBytes(upload.size)}
                {upload.secondsLeft ? ` · ${leftOf(upload.secondsLeft)}` : ''}
              </em>
            </small>
            <button type="button" onClick={onCancel}>
              Cancelar
            </button>
          </Pair>
        </div>
      </Line>
    </CardRow>
  )
}

const leftOf = (seconds: number): string => `${seconds === 1 ? 'falta' : 'faltam'} ${String(seconds)} s`

const Line = styled.div`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr);
  gap: 12px;
`

const Pair = styled.div`
  ${flex.between};
  gap: 12px;
  padding: 2px 0 4px;
  b {
    font-weight: 550;
  }
  span {
    color: ${color.t2};
    font-variant-numeric: tabular-nums;
  }
  small {
    display: flex;
    gap: 0 10px;
    min-width: 0;
    ${font.secondaryMuted};
    white-space: nowrap;
    overflow: hidden;
    /* The name is truncated in the middle; the figures go below it. */
    ${below.phone} {
      flex-direction: column;
    }
  }
  em {
    font-style: normal;
  }
  small > :first-child {
    min-width: 0;
  }
  button {
    min-height: 24px;
    color: ${color.brandText};
    font-size: 13px;
    font-weight: 500;
  }
  button:hover {
    text-decoration: underline;
  }
  @media (pointer: coarse) {
    button {
      min-height: 44px;
    }
  }
`
