import { Camera } from 'lucide-react'
import dynamic from 'next/dynamic'
import { type RefObject, useState, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { IconButton } from '@/components/ui/buttons/IconButton'
import { ScanField } from '@/components/ui/forms/ScanField'

const CameraScan = dynamic(() => import('./CameraScan').then((module) => module.CameraScan), { ssr: false })

type Props = {
  ref: RefObject<HTMLInputElement | null>
  /** What is still missing, once somebody tried to finish. */
  objection: string | null
  onScan: (text: string) => void
}

const subscribeNever = (): (() => void) => () => undefined
const hasDetector = (): boolean => 'BarcodeDetector' in window

/** Takes serials from a scanner or the keyboard and, where the browser can detect barcodes, from the camera. */
export const PackingScanField = ({ ref, objection, onScan }: Props) => {
  const [isCameraOpen, setCameraOpen] = useState(false)
  const hasCamera = useSyncExternalStore(subscribeNever, hasDetector, () => false)
  return (
    <ScanField
      ref={ref}
      label="Número de série"
      error={objection ?? undefined}
      large
      focusOnMount
      enterKeyHint="done"
      onScan={onScan}
      beside={
        hasCamera && (
          <CameraButton>
            <IconButton
              bordered
              label={isCameraOpen ? 'Fechar a câmera' : 'Ler com a câmera'}
              aria-pressed={isCameraOpen}
              icon={<Camera size={20} strokeWidth={1.75} aria-hidden />}
              onClick={() => setCameraOpen(!isCameraOpen)}
            />
          </CameraButton>
        )
      }
    >
      {isCameraOpen && <CameraScan onRead={onScan} onClose={() => setCameraOpen(false)} />}
    </ScanField>
  )
}

const CameraButton = styled.span`
  button {
    width: 52px;
    height: 52px;
  }
`
