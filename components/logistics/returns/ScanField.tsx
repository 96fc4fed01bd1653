import { ScanBarcode } from 'lucide-react'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/PlainButton'
import { color, radius } from '@/styles/tokens'

type Heard = { text: string; isGood: boolean }

type Props = {
  /** Called for each serial; what it refuses is said under the field. */
  onScan: (serial: string) => Promise<void>
}

/** A scanner types the serial and presses Enter; the field keeps the focus for the next one. */
export const ScanField = ({ onScan }: Props) => {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [heard, setHeard] = useState<Heard | null>(null)
  const scan = (event: { preventDefault: () => void }): void => {
    event.preventDefault()
    const serial = text.trim()
    field.current?.focus()
    if (!serial) return
    setText('')
    onScan(serial).then(
      () => setHeard({ text: `${serial} recebido.`, isGood: true }),
      (error: unknown) => setHeard({ text: error instanceof Error ? error.message : '', isGood: false }),
    )
  }
  return (
    <Form onSubmit={scan}>
      <label htmlFor="scan">Serial que chegou</label>
      <div>
        <span>
          <ScanBarcode size={18} strokeWidth={1.75} aria-hidden />
          <input
            id="scan"
            ref={field}
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder="Leia o código ou digite o serial"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="send"
          />
        </span>
        <PlainButton type="submit" kind="primary">
          Receber
        </PlainButton>
      </div>
      <p role="status" data-good={heard?.isGood}>
        {heard?.text}
      </p>
    </Form>
  )
}

const Form = styled.form`
  label {
    display: block;
    margin-bottom: 6px;
    font-size: 13px;
    font-weight: 550;
  }
  > div {
    display: flex;
    gap: 8px;
  }
  > div > span {
    position: relative;
    flex: 1;
    min-width: 0;
    color: ${color.t2};
  }
  svg {
    position: absolute;
    top: 13px;
    left: 12px;
  }
  input {
    width: 100%;
    height: 44px;
    padding: 0 12px 0 40px;
    border: 1px solid ${color.field};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.text};
    font: inherit;
    font-size: 16px;
  }
  input:focus {
    border-color: ${color.brandText};
    outline: none;
    box-shadow: 0 0 0 3px ${color.ring};
  }
  button {
    min-height: 44px;
  }
  p {
    min-height: 28px;
    padding: 4px 0;
    color: ${color.bad};
    font-size: 13px;
    line-height: 20px;
    overflow-wrap: anywhere;
  }
  p[data-good='true'] {
    color: ${color.ok};
  }
`
