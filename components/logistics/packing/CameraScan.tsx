import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Notice } from '@/components/ui/feedback/Notice'
import { color, radius } from '@/styles/tokens'

type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }

const LOOK_MS = 250
/** Ignores the same code for a while, as it stays in view. */
const AGAIN_MS = 3_000

type Props = { onRead: (text: string) => void; onClose: () => void }

/** Reads barcodes and QR codes from the camera with the browser's BarcodeDetector. */
export const CameraScan = ({ onRead, onClose }: Props) => {
  const video = useRef<HTMLVideoElement>(null)
  const told = useRef(onRead)
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    told.current = onRead
  }, [onRead])
  useEffect(() => {
    const element = video.current
    if (!element) return
    return watch(
      element,
      (text) => told.current(text),
      () => setRefused(true),
    )
  }, [])
  if (isRefused)
    return (
      <Notice tone="warn" title="Não foi possível abrir a câmera">
        Libere a câmera nas permissões do navegador, ou digite o serial.
      </Notice>
    )
  return (
    <View>
      <video ref={video} muted playsInline aria-label="Imagem da câmera" />
      <button type="button" onClick={onClose}>
        Fechar a câmera
      </button>
    </View>
  )
}

/** Polls the camera's picture for codes. @returns stops it */
function watch(element: HTMLVideoElement, onRead: (text: string) => void, onRefused: () => void): () => void {
  const { BarcodeDetector } = window as unknown as { BarcodeDetector: new () => Detector }
  const detector = new BarcodeDetector()
  const seen = new Map<string, number>()
  let stream: MediaStream | undefined
  let isOver = false
  const begin = async (): Promise<void> => {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    if (isOver) {
      end()
      return
    }
    element.srcObject = stream
    await element.play()
  }
  const timer = setInterval(() => {
    if (element.readyState < element.HAVE_CURRENT_DATA) return
    void detector.detect(element).then(
      (codes) => {
        for (const { rawValue } of codes) {
          if (Date.now() - (seen.get(rawValue) ?? 0) > AGAIN_MS) onRead(rawValue)
          seen.set(rawValue, Date.now())
        }
      },
      () => undefined,
    )
  }, LOOK_MS)
  function end(): void {
    isOver = true
    clearInterval(timer)
    stream?.getTracks().forEach((track) => track.stop())
  }
  begin().catch(onRefused)
  return end
}

const View = styled.div`
  margin-top: 8px;
  video {
    display: block;
    width: 100%;
    max-height: 240px;
    border-radius: ${radius.tile};
    background: ${color.spotlight};
    object-fit: cover;
  }
  button {
    min-height: 44px;
    color: ${color.brandText};
    font-weight: 500;
  }
`
