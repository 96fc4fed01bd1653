import { useId } from 'react'
import styled, { css } from 'styled-components'
import { font } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'
import { FileDropDone, FileDropFailed, FileDropSending } from './FileDropStates'
import { FileDropZone } from './FileDropZone'
import { useFileDrop } from './useFileDrop'
import {
  type FileLimits,
  pdfLimits,
  type StoredFile,
  type Upload,
  type UploadState,
  useFileUpload,
} from './useFileUpload'

type FileDropProps = {
  /** "Comprovante de endereço" */
  label: string
  /** Uploads the file, reports the bytes sent, stops when the signal aborts. */
  upload: Upload
  onDone?: () => void
  limits?: FileLimits
  /** The stored file. */
  file?: StoredFile
  /** Why staff reproved the stored file. */
  reproved?: string
  shape?: 'row' | 'tile'
  disabled?: boolean
}

export const FileDrop = ({ upload, onDone, limits = pdfLimits, ...view }: FileDropProps) => {
  const { state, send, cancel, retry } = useFileUpload(upload, limits, onDone)
  return <FileDropView {...view} limits={limits} state={state} onFile={send} onCancel={cancel} onRetry={retry} />
}

type Props = {
  label: string
  limits: FileLimits
  state: UploadState
  file?: StoredFile
  reproved?: string
  shape?: 'row' | 'tile'
  disabled?: boolean
  onFile: (file: File) => void
  onCancel: () => void
  onRetry: () => void
  /** For the gallery of states only. */
  draggingName?: string
}

export const FileDropView = ({
  label,
  limits,
  state,
  file,
  reproved,
  shape = 'row',
  disabled = false,
  ...on
}: Props) => {
  const inputId = useId()
  const take = (files: FileList | null): void => {
    const [first] = files ?? []
    if (!first || disabled) return
    on.onFile(first)
  }
  const { drop, isDraggedOver } = useFileDrop(take, { disabled })
  const dragging = isDraggedOver || on.draggingName !== undefined
  const done = state.kind === 'done' ? state : reproved ? undefined : file
  const look =
    state.kind === 'failed' ? 'failed' : dragging ? 'dragging' : state.kind === 'sending' || done ? 'solid' : 'zone'
  return (
    <Block>
      {reproved && state.kind !== 'done' && (
        <Reason>
          <b>O que corrigir:</b> {reproved}
        </Reason>
      )}
      <Area $look={look} $shape={shape} {...drop}>
        {state.kind === 'sending' && <FileDropSending state={state} shape={shape} onCancel={on.onCancel} />}
        {state.kind === 'failed' && (
          <FileDropFailed state={state} shape={shape} onRetry={on.onRetry} onCancel={on.onCancel} />
        )}
        {state.kind !== 'sending' && state.kind !== 'failed' && done && !dragging && (
          <FileDropDone file={done} shape={shape} inputId={inputId} disabled={disabled} />
        )}
        {(dragging || (state.kind !== 'sending' && state.kind !== 'failed' && !done)) && (
          <FileDropZone
            inputId={inputId}
            limits={limits}
            shape={shape}
            dragging={dragging}
            draggingName={on.draggingName}
          />
        )}
        <input
          id={inputId}
          className="visually-hidden"
          type="file"
          aria-label={`${label}: escolher ${limits.kind}`}
          accept={limits.extensions.join(',')}
          disabled={disabled || state.kind === 'sending'}
          onChange={(event) => {
            take(event.target.files)
            event.target.value = ''
          }}
        />
      </Area>
      {state.kind === 'refused' && <Wrong role="alert">{state.reason}</Wrong>}
    </Block>
  )
}

type Look = 'zone' | 'dragging' | 'solid' | 'failed'

const looks: Record<Look, ReturnType<typeof css>> = {
  zone: css`
    border: 1px dashed ${color.line2};
    background: ${color.ground};
  `,
  dragging: css`
    border: 1px solid ${color.brandText};
    background: ${color.brandSoft};
  `,
  solid: css`
    border: 1px solid ${color.line};
    background: ${color.surface};
  `,
  failed: css`
    border: 1px solid ${color.badDot};
    background: ${color.badBg};
  `,
}

const Block = styled.div`
  display: grid;
  gap: 10px;
  min-width: 0;
`

const Area = styled.div<{ $look: Look; $shape: 'row' | 'tile' }>`
  position: relative;
  min-width: 0;
  padding: ${({ $shape }) => ($shape === 'tile' ? '14px' : '12px 14px')};
  min-height: ${({ $shape }) => ($shape === 'tile' ? '128px' : '0')};
  border-radius: ${radius.tile};
  ${font.secondary};
  ${({ $look }) => looks[$look]}
  &:has(input:focus-visible) {
    outline: 2px solid ${color.brandText};
    outline-offset: 2px;
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

const Wrong = styled.p`
  ${font.secondary};
  font-weight: 500;
  color: ${color.bad};
`
