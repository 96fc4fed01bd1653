import { RotateCw } from 'lucide-react'
import { type ClipboardEvent, type ComponentProps, type ReactNode, type Ref, useId } from 'react'
import styled, { css } from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Notice } from '@/components/ui/feedback/Notice'
import { useFileDrop } from '@/components/ui/files/useFileDrop'
import { SEND_FAILURE } from '@/hooks/tickets/tickets.mutations'
import { box, flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { AttachButton } from './AttachButton'
import { AttachmentTiles } from './AttachmentTiles'
import type { Attachments } from './useAttachments'
import type { SendMessage } from './useSendMessage'

type Props = {
  label: string
  placeholder?: string
  sendLabel: ReactNode
  text: string
  attachments: Attachments
  isSending: boolean
  /** What is missing before it can be sent. */
  problem?: string
  /** The last attempt failed. */
  failure?: { error: unknown }
  refusal?: (error: unknown, sendAgain: SendMessage) => ReactNode
  above?: ReactNode
  tools?: ReactNode
  extra?: ReactNode
  secondary?: (send: SendMessage, isSending: boolean) => ReactNode
  sunken?: boolean
  inBar?: boolean
  compact?: boolean
  onChange: (text: string) => void
  onChooseFiles: () => void
  onSend: SendMessage
  onKeyDown: ComponentProps<'textarea'>['onKeyDown']
  editor: Ref<HTMLTextAreaElement>
}

/** The composer's look: the editor with its files above one line of tools and buttons. */
export const ComposerBox = ({ editor, attachments, text, problem, failure, inBar = false, ...props }: Props) => {
  const { isSending, onSend } = props
  const problemId = useId()
  const { drop, isDraggedOver } = useFileDrop(attachments.add)
  const isKept = (text.trim() !== '' || attachments.stored.length > 0) && !isSending
  const refusal = failure && props.refusal?.(failure.error, onSend)
  const hasFailed = failure !== undefined && !refusal
  const paste = (event: ClipboardEvent): void => {
    const { files } = event.clipboardData
    if (files.length === 0) return
    event.preventDefault()
    attachments.add(files)
  }
  return (
    <Block>
      {hasFailed && (
        <Notice tone="bad" title={SEND_FAILURE}>
          {keptText(text, attachments.items.length)}
        </Notice>
      )}
      {refusal}
      <Box {...drop} $sunken={props.sunken === true} $isDraggedOver={isDraggedOver} $inBar={inBar}>
        {props.above}
        <Editor
          ref={editor}
          aria-label={props.label}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId : undefined}
          placeholder={props.placeholder}
          value={text}
          readOnly={isSending}
          rows={inBar || props.compact ? 2 : 3}
          onChange={(event) => props.onChange(event.target.value)}
          onKeyDown={props.onKeyDown}
          onPaste={paste}
        />
        {(attachments.items.length > 0 || attachments.problem) && (
          <Files>
            <AttachmentTiles attachments={attachments} />
          </Files>
        )}
        {problem && (
          <Wrong id={problemId} role="alert">
            {problem}
          </Wrong>
        )}
        <Line $inBar={inBar}>
          <AttachButton choose={props.onChooseFiles} inBar={inBar} compact={props.compact} />
          {props.tools}
          <End>
            {props.extra}
            {isKept && <Kept $inBar={inBar}>rascunho salvo</Kept>}
            {props.secondary?.(onSend, isSending)}
            <PlainButton
              kind="primary"
              size="small"
              busy={isSending}
              icon={hasFailed && <RotateCw size={16} strokeWidth={1.75} aria-hidden />}
              onClick={() => onSend()}
            >
              {hasFailed ? 'Tentar novamente' : props.sendLabel}
            </PlainButton>
          </End>
        </Line>
      </Box>
    </Block>
  )
}

const keptText = (text: string, files: number): string => {
  const said = text.trim() === '' ? [] : ['o texto']
  const kept = [...said, ...(files > 0 ? [files === 1 ? 'o anexo' : `os ${String(files)} anexos`] : [])]
  const subject = kept.join(' e ')
  const verb = kept.length === 1 && files < 2 ? 'continua' : 'continuam'
  return `${subject.charAt(0).toUpperCase()}${subject.slice(1)} ${verb} aqui.`
}

const Block = styled.div`
  ${flex.stack};
  gap: 12px;
`

/** On phones the bar is the box: only the editor has a border. */
const barBox = css`
  ${below.phone} {
    &&,
    &&:has(textarea:focus) {
      border: 0;
      box-shadow: none;
      background: none;
    }
    > textarea {
      ${box.field};
    }
    > textarea:focus {
      ${box.focus};
    }
    > textarea + * {
      padding-inline: 0;
      border: 0;
    }
  }
`

const Box = styled.div<{ $sunken: boolean; $isDraggedOver: boolean; $inBar: boolean }>`
  min-width: 0;
  ${box.field};
  border-radius: 10px;
  background: ${({ $sunken }) => ($sunken ? color.sunken : color.surface)};
  border-style: ${({ $isDraggedOver }) => ($isDraggedOver ? 'dashed' : 'solid')};
  &:has(textarea:focus) {
    ${box.focus};
  }
  ${({ $inBar }) => $inBar && barBox}
`

const Editor = styled.textarea`
  display: block;
  width: 100%;
  max-height: 236px;
  padding: 12px 14px;
  border: 0;
  background: none;
  color: ${color.text};
  ${font.body};
  outline: none;
  resize: none;
  field-sizing: content;
  min-height: calc(${({ rows }) => rows} * 22px + 24px);
  &::placeholder {
    color: ${color.t3};
    opacity: 1;
  }
`

const Files = styled.div`
  padding: 0 12px 12px;
`

const Wrong = styled.p`
  padding: 0 14px 10px;
  ${font.secondary};
  font-weight: 500;
  color: ${color.bad};
`

const barLine = css`
  ${below.phone} {
    padding: 10px 0 0;
    border: 0;
    button {
      min-height: 48px;
      font-size: 16px;
    }
  }
`

const Line = styled.div<{ $inBar: boolean }>`
  ${flex.wrapRow};
  gap: 6px 10px;
  padding: 8px;
  border-top: 1px solid ${color.line};
  ${({ $inBar }) => $inBar && barLine}
`

const End = styled.div`
  ${flex.wrapRow};
  justify-content: flex-end;
  gap: 6px 10px;
  flex: 1 1 auto;
  ${below.phone} {
    > button:last-child {
      flex: 1;
    }
  }
`

const Kept = styled.span<{ $inBar: boolean }>`
  ${font.captionMuted};
  ${below.phone} {
    display: ${({ $inBar }) => ($inBar ? 'none' : 'inline')};
  }
`
