import { useRef, useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ScanInput } from '@/components/ui/forms/ScanInput'
import { parseScannedSerial } from '@/services/stock/serials.rules'
import { color } from '@/styles/tokens'

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
    const serial = parseScannedSerial(text)
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
        <ScanInput
          id="scan"
          ref={field}
          value={text}
          placeholder="Leia ou digite"
          enterKeyHint="send"
          onText={setText}
        />
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
