import { ScanBarcode } from 'lucide-react'
import {
  type ClipboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import styled from 'styled-components'
import { box, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { Field } from './Field'

export type ScanMessage = { tone: 'ok' | 'warn' | 'bad'; text: string }

type Props = {
  label: string
  /** Called with each scan, as typed. */
  onScan: (text: string) => void
  /** A pasted list of several lines is passed to `onScan` at once. */
  acceptsLists?: boolean
  ref?: RefObject<HTMLInputElement | null>
  hint?: string
  error?: string
  /** Result of the last scan, announced below the field; leave it out where the screen announces it elsewhere. */
  message?: ScanMessage | null
  focusOnMount?: boolean
  /** 52 px high instead of 44, for gloves. */
  large?: boolean
  enterKeyHint: 'done' | 'next' | 'search' | 'send'
  /** Beside the input: a submit button or the camera's. */
  beside?: ReactNode
  /** Below the input: the camera's picture. */
  children?: ReactNode
}

/**
 * Input for a wedge scanner, which types a serial and presses Enter: each scan is passed on, and the input is emptied
 * and keeps the focus for the next one. Autocorrection and capitalisation of phone keyboards are off.
 */
export const ScanField = ({ label, onScan, hint, error, message, focusOnMount = false, ...input }: Props) => {
  const { ref, large = false, acceptsLists = false, enterKeyHint, beside, children } = input
  const [text, setText] = useState('')
  const own = useRef<HTMLInputElement>(null)
  const field = ref ?? own
  useEffect(() => {
    if (focusOnMount) field.current?.focus()
  }, [focusOnMount, field])
  const scan = (scanned: string): void => {
    onScan(scanned)
    setText('')
    field.current?.focus()
  }
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    scan(text)
  }
  const paste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text')
    if (!acceptsLists || !/[\r\n\t]/.test(pasted.trim())) return
    event.preventDefault()
    scan(pasted)
  }
  return (
    <Field label={label} hint={hint} error={error}>
      {({ status: _, ...control }) => (
        <>
          <Line onSubmit={submit}>
            <Wrapper $large={large}>
              <ScanBarcode size={large ? 20 : 18} strokeWidth={1.75} aria-hidden />
              <input
                {...control}
                ref={field}
                value={text}
                placeholder="Leia ou digite"
                maxLength={200}
                enterKeyHint={enterKeyHint}
                autoComplete="off"
                autoCapitalize="characters"
                autoCorrect="off"
                spellCheck={false}
                onChange={(event) => setText(event.target.value)}
                onPaste={paste}
              />
            </Wrapper>
            {beside}
          </Line>
          {message !== undefined && (
            <Message role="status" $tone={message?.tone ?? 'ok'}>
              {message?.text}
            </Message>
          )}
          {children}
        </>
      )}
    </Field>
  )
}

const Line = styled.form`
  display: flex;
  gap: 8px;
  /* As high as the field. */
  > button {
    height: auto;
  }
`

const tones: Record<ScanMessage['tone'], string> = { ok: color.ok, warn: color.warn, bad: color.bad }

const Message = styled.p<{ $tone: ScanMessage['tone'] }>`
  min-height: 20px;
  margin-top: 4px;
  color: ${({ $tone }) => tones[$tone]};
  ${font.secondary};
  font-weight: 500;
  overflow-wrap: anywhere;
`

const Wrapper = styled.span<{ $large: boolean }>`
  position: relative;
  display: block;
  flex: 1;
  min-width: 0;
  color: ${color.brandText};
  svg {
    position: absolute;
    top: ${({ $large }) => ($large ? 16 : 13)}px;
    left: 12px;
    pointer-events: none;
  }
  input {
    width: 100%;
    height: ${({ $large }) => ($large ? 52 : 44)}px;
    padding: 0 12px 0 ${({ $large }) => ($large ? 44 : 40)}px;
    ${box.field};
    color: ${color.text};
    font-size: ${({ $large }) => ($large ? 18 : 16)}px;
    outline: none;
  }
  input::placeholder {
    color: ${color.t3};
    opacity: 1;
  }
  input:focus {
    ${box.focus};
  }
`
