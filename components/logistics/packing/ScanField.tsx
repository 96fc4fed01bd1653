import { Camera } from 'lucide-react'
import dynamic from 'next/dynamic'
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { IconButton } from '@/components/ui/buttons/IconButton'
import { Field } from '@/components/ui/forms/Field'
import { ScanInput } from '@/components/ui/forms/ScanInput'

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
            <ScanInput
              {...control}
              ref={ref}
              large
              value={text}
              placeholder="Leia ou digite"
              enterKeyHint="done"
              onText={setText}
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
  display: flex;
  gap: 8px;
  button {
    width: 52px;
    height: 52px;
  }
`
