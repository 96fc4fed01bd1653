import { FileCheck, FileUp, FileX } from 'lucide-react'
import styled from 'styled-components'
import { formatBytes, formatMoment } from '@/services/format/format.rules'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { ProgressBar } from '../feedback/ProgressBar'
import { FileName } from './FileName'
import type { FileDropShape, StoredFile, UploadState } from './useFileUpload'

type SendingProps = { state: Extract<UploadState, { kind: 'sending' }>; shape: FileDropShape; onCancel: () => void }

/** "2,7 de 4,2 MB": the unit only once when both have the same. */
const sentOf = (sent: number, size: number): string => {
  const whole = formatBytes(size)
  const part = formatBytes(sent)
  const unit = whole.slice(whole.indexOf(' '))
  return `${part.endsWith(unit) ? part.slice(0, -unit.length) : part} de ${whole}`
}

export const FileDropSending = ({ state, shape, onCancel }: SendingProps) => {
  const percent = (state.sent / state.size) * 100
  return (
    <Body $shape={shape}>
      <FileUp size={20} strokeWidth={1.75} aria-hidden color={color.brandText} />
      <div>
        <Line>
          <b>
            <FileName name={state.name} />
          </b>
          <span>{Math.round(percent)}%</span>
        </Line>
        <ProgressBar percent={percent} label={`Enviando ${state.name}`} />
        <Line>
          <small>
            {sentOf(state.sent, state.size)}
            {state.secondsLeft !== null && state.secondsLeft > 0 && `, faltam ${state.secondsLeft} s`}
          </small>
          <Action type="button" onClick={onCancel}>
            Cancelar
          </Action>
        </Line>
      </div>
    </Body>
  )
}

type FailedProps = {
  state: Extract<UploadState, { kind: 'failed' }>
  shape: FileDropShape
  onRetry: () => void
  onCancel: () => void
}

export const FileDropFailed = ({ state, shape, onRetry, onCancel }: FailedProps) => (
  <Body role="alert" $shape={shape}>
    <FileX size={20} strokeWidth={1.75} aria-hidden color={color.bad} />
    <div>
      <b>{state.percent > 0 ? `O envio parou em ${state.percent}%` : 'O arquivo não foi enviado'}</b>
      <p>
        <FileName name={state.name} />. {state.reason}
      </p>
      <Buttons>
        <Action type="button" data-tone="bad" onClick={onRetry}>
          Tentar novamente
        </Action>
        <Action type="button" data-tone="quiet" onClick={onCancel}>
          Escolher outro
        </Action>
      </Buttons>
    </div>
  </Body>
)

type DoneProps = { file: StoredFile; shape: FileDropShape; inputId: string; disabled: boolean }

export const FileDropDone = ({ file, shape, inputId, disabled }: DoneProps) => (
  <Body $shape={shape}>
    <FileCheck size={20} strokeWidth={1.75} aria-hidden color={color.ok} />
    <div role="status">
      <b>
        <FileName name={file.name} />
      </b>
      <p suppressHydrationWarning>
        {formatBytes(file.size)}
        {file.at && `, enviado ${formatMoment(file.at)}`}
      </p>
      {!disabled && (
        <Action as="label" htmlFor={inputId}>
          Trocar arquivo
        </Action>
      )}
    </div>
  </Body>
)

const Body = styled.div<{ $shape: FileDropShape }>`
  display: flex;
  flex-direction: ${({ $shape }) => ($shape === 'tile' ? 'column' : 'row')};
  gap: ${({ $shape }) => ($shape === 'tile' ? '8px' : '12px')};
  > svg {
    flex: none;
    margin-top: 1px;
  }
  > div {
    flex: 1;
    min-width: 0;
  }
  b {
    font-weight: 600;
  }
  p,
  small {
    ${font.smallMuted};
  }
`

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  min-width: 0;
  padding: 2px 0;
  > :first-child {
    min-width: 0;
  }
  > span {
    color: ${color.t2};
    font-variant-numeric: tabular-nums;
  }
`

const Buttons = styled.div`
  ${flex.wrap};
  gap: 0 16px;
  white-space: nowrap;
`

const Action = styled.button`
  display: inline-block;
  min-height: 24px;
  padding: 2px 0;
  color: ${color.brandText};
  font-weight: 500;
  cursor: pointer;
  &[data-tone='bad'] {
    color: ${color.bad};
    ${font.underlined};
  }
  &[data-tone='quiet'] {
    color: ${color.t2};
  }
  &:hover {
    text-decoration: underline;
  }
`
