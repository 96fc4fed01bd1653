import { useEffect, useRef, useState } from 'react'
import { formatBytes } from '@/services/format/format.rules'

export type UploadOptions = { onProgress: (sentBytes: number) => void; signal: AbortSignal }
export type Upload = (file: File, options: UploadOptions) => Promise<unknown>

export type StoredFile = { name: string; size: number; at?: string }

export type FileDropShape = 'row' | 'tile'

export type FileLimits = {
  /** The format's name, as shown: "PDF". */
  kind: string
  /** For the input's `accept` and the check before sending: ".pdf". The server checks the content. */
  extensions: readonly string[]
  maxBytes: number
}

export const pdfLimits: FileLimits = { kind: 'PDF', extensions: ['.pdf'], maxBytes: 20_000_000 }

export type UploadState =
  | { kind: 'idle' }
  | { kind: 'refused'; reason: string }
  | { kind: 'sending'; name: string; size: number; sent: number; secondsLeft: number | null }
  | { kind: 'failed'; name: string; percent: number; reason: string }
  | { kind: 'done'; name: string; size: number; at: string }

/** Why a file cannot be sent; undefined for one that can. */
export const fileRefusal = (file: File, limits: FileLimits): string | undefined => {
  const allowed = limits.extensions.some((extension) => file.name.toLowerCase().endsWith(extension))
  if (!allowed) return `Envie um arquivo ${limits.kind}. “${file.name}” é de outro tipo.`
  if (file.size > limits.maxBytes)
    return `O arquivo tem ${formatBytes(file.size)} e o limite é ${formatBytes(limits.maxBytes)}. Reduza o arquivo e envie de novo.`
  return file.size === 0 ? 'O arquivo está vazio. Escolha outro.' : undefined
}

const sentenceOf = (error: unknown): string => {
  const listed = error instanceof Error && 'errors' in error ? error.errors : undefined
  const first: unknown = Array.isArray(listed) ? listed[0] : undefined
  return typeof first === 'string' ? first : 'A conexão caiu.'
}

type Uploading = {
  state: UploadState
  send: (file: File) => void
  cancel: () => void
  retry: () => void
  reset: () => void
}

/** Uploads one file at a time; can be cancelled, and retried with the same file after a failure. */
export const useFileUpload = (upload: Upload, limits: FileLimits, onDone?: () => void): Uploading => {
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const running = useRef<AbortController | null>(null)
  const last = useRef<File | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const start = async (file: File): Promise<void> => {
    const controller = new AbortController()
    running.current?.abort()
    running.current = controller
    last.current = file
    const began = Date.now()
    let sent = 0
    const onProgress = (sentBytes: number): void => {
      if (controller.signal.aborted) return
      sent = Math.min(sentBytes, file.size)
      const secondsLeft = sent > 0 ? Math.ceil(((Date.now() - began) * (file.size - sent)) / sent / 1000) : null
      setState({ kind: 'sending', name: file.name, size: file.size, sent, secondsLeft })
    }
    onProgress(0)
    try {
      await upload(file, { onProgress, signal: controller.signal })
      if (controller.signal.aborted) return
      setState({ kind: 'done', name: file.name, size: file.size, at: new Date().toISOString() })
      onDone?.()
    } catch (error) {
      if (controller.signal.aborted) return
      // A file that was sent completely was refused, not interrupted.
      const percent = sent < file.size ? Math.round((sent / file.size) * 100) : 0
      setState({ kind: 'failed', name: file.name, percent, reason: sentenceOf(error) })
    }
  }

  const send = (file: File): void => {
    const reason = fileRefusal(file, limits)
    if (reason) setState({ kind: 'refused', reason })
    else void start(file)
  }
  const reset = (): void => {
    running.current?.abort()
    setState({ kind: 'idle' })
  }
  return { state, send, cancel: reset, retry: () => last.current && void start(last.current), reset }
}
