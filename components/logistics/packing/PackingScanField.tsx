import { Camera, CircleAlert, CircleCheck, Clock } from 'lucide-react'
import { type RefObject, useState, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { IconButton } from '@/components/ui/buttons/IconButton'
import { ScanField } from '@/components/ui/forms/ScanField'
import { flex } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'
import type { LastScan, Packing } from './usePacking'

const CameraScan = lazyPart(() => import('./CameraScan').then((module) => module.CameraScan))

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
      label="Serial"
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

type LastScannedProps = { packing: Packing; onUndo: (serial: string) => void }

/** Result of the last scan, with a button that undoes it. */
export const LastScanned = ({ packing, onUndo }: LastScannedProps) => {
  const { last, waiting, isOffline, query, isBusy } = packing
  const isWaiting = last !== null && waiting.some(({ serial }) => serial === last.serial)
  const isIn = last?.tone === 'ok' && query.data?.serials.some(({ serial }) => serial === last.serial)
  const Icon = ICONS[last?.tone ?? 'wait']
  return (
    <div role="status">
      {last && (
        <Box $tone={last.tone}>
          <Icon size={20} strokeWidth={1.75} aria-hidden />
          <div>
            <b>{last.serial}</b>
            <p>{isWaiting && isOffline ? 'sem conexão: fica na fila e é enviado depois' : last.text}</p>
          </div>
          {isIn && (
            <button type="button" disabled={isBusy} onClick={() => onUndo(last.serial)}>
              Desfazer
            </button>
          )}
        </Box>
      )}
    </div>
  )
}

const ICONS = { ok: CircleCheck, bad: CircleAlert, wait: Clock }

const tones: Record<LastScan['tone'], { text: string; soft: string }> = {
  ok: { text: color.ok, soft: color.okBg },
  bad: { text: color.bad, soft: color.badBg },
  wait: { text: color.t2, soft: color.sunken },
}

const Box = styled.div<{ $tone: LastScan['tone'] }>`
  ${flex.row};
  gap: 12px;
  min-height: 60px;
  margin-bottom: 14px;
  padding: 8px 14px;
  border-radius: ${radius.tile};
  background: ${({ $tone }) => tones[$tone].soft};
  color: ${({ $tone }) => tones[$tone].text};
  > svg {
    flex: none;
  }
  > div {
    flex: 1;
    min-width: 0;
    font-size: 13px;
    line-height: 18px;
  }
  b {
    color: ${color.text};
    font-size: 15px;
    line-height: 20px;
    font-weight: 550;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  button {
    min-height: 44px;
    padding: 0 2px;
    border: 0;
    background: none;
    color: inherit;
    font-weight: 500;
    text-decoration: underline;
    cursor: pointer;
  }
`
