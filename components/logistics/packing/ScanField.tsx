import { Camera, ScanBarcode } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import dynamic from 'next/dynamic'
import styled from 'styled-components'
import { Field } from '@/components/ui/Field'
import { IconButton } from '@/components/ui/IconButton'
import { color, radius } from '@/styles/tokens'

const CameraScan = dynamic(() => import('./CameraScan').then((module) => module.CameraScan), { ssr: false })

type Props = {
  ref: RefObject<HTMLInputElement | null>
  /** What is still missing, after somebody wanted to finish. */
  objection: string | null
  onRead: (text: string) => void
}

const unchanging = (): (() => void) => () => undefined
const hasDetector = (): boolean => 'BarcodeDetector' in window

/** Takes serials from a scanner, which types them and presses Enter, from the keyboard, or from the camera. */
export const ScanField = ({ ref, objection, onRead }: Props) => {
  const [text, setText] = useState('')
  const [isLooking, look] = useState(false)
  const canLook = useSyncExternalStore(unchanging, hasDetector, () => false)
  useEffect(() => ref.current?.focus(), [ref])
  return (
    <Field label="Número de série" error={objection ?? undefined}>
      {({ status: _, ...control }) => (
        <>
          <Line
            onSubmit={(event) => {
              event.preventDefault()
              onRead(text)
              setText('')
            }}
          >
            <ScanBarcode size={20} strokeWidth={1.75} aria-hidden />
            <input
              {...control}
              ref={ref}
              value={text}
              placeholder="Leia ou digite"
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="done"
              onChange={(event) => setText(event.target.value)}
            />
            {canLook && (
              <IconButton
                bordered
                label={isLooking ? 'Fechar a câmera' : 'Ler com a câmera'}
                aria-pressed={isLooking}
                icon={<Camera size={20} strokeWidth={1.75} aria-hidden />}
                onClick={() => look(!isLooking)}
              />
            )}
          </Line>
          {isLooking && <CameraScan onRead={onRead} onClose={() => look(false)} />}
        </>
      )}
    </Field>
  )
}

const Line = styled.form`
  position: relative;
  display: flex;
  gap: 8px;
  > svg {
    position: absolute;
    top: 16px;
    left: 14px;
    color: ${color.brandText};
    pointer-events: none;
  }
  input {
    flex: 1;
    min-width: 0;
    height: 52px;
    padding: 0 12px 0 44px;
    border: 1px solid ${color.field};
    border-radius: ${radius.control};
    background: ${color.surface};
    font-size: 18px;
    outline: none;
  }
  input::placeholder {
    color: ${color.t3};
    opacity: 1;
  }
  input:focus {
    border-color: ${color.brandText};
    box-shadow: 0 0 0 3px ${color.ring};
  }
  button {
    width: 52px;
    height: 52px;
  }
`
