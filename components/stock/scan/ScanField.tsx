import { Input, type InputRef } from 'antd'
import { ScanBarcode } from 'lucide-react'
import { type ClipboardEvent, type RefObject, useState } from 'react'
import styled from 'styled-components'
import { Field } from '@/components/ui/forms/Field'
import { color } from '@/styles/tokens'
import type { ScanMessage } from './useScannedSerials'

type Props = { word: ScanMessage | null; onScan: (text: string) => void; ref: RefObject<InputRef | null> }

/** Where the scanner types: Enter adds and the focus stays, so that the next serial can follow at once. */
export const ScanField = ({ word, onScan, ref }: Props) => {
  const [text, setText] = useState('')
  const add = (said: string): void => {
    onScan(said)
    setText('')
    ref.current?.focus()
  }
  const paste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text')
    if (!/[\r\n\t]/.test(pasted.trim())) return
    event.preventDefault()
    add(pasted)
  }
  return (
    <Field label="Serial" hint="Leia com o leitor ou digite e aperte Enter. Uma lista colada entra de uma vez.">
      {(control) => (
        <>
          <Input
            {...control}
            ref={ref}
            size="large"
            prefix={<ScanBarcode size={18} strokeWidth={1.75} aria-hidden />}
            autoComplete="off"
            maxLength={200}
            enterKeyHint="next"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onPaste={paste}
            onPressEnter={(event) => {
              event.preventDefault()
              add(text)
            }}
          />
          <Word role="status" $tone={word?.tone ?? 'ok'}>
            {word?.text}
          </Word>
        </>
      )}
    </Field>
  )
}

const tones: Record<ScanMessage['tone'], string> = { ok: color.ok, warn: color.warn, bad: color.bad }

const Word = styled.p<{ $tone: ScanMessage['tone'] }>`
  min-height: 20px;
  margin-top: 4px;
  color: ${({ $tone }) => tones[$tone]};
  font-size: 13px;
  line-height: 20px;
  font-weight: 500;
  overflow-wrap: anywhere;
`
