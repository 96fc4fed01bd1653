import { useField } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { useDeleteTicketAttachment, useUploadTicketAttachment } from '@/hooks/tickets/tickets.mutations'
import { isApiError } from '@/services/http/api-error.rules'
import { MAX_ATTACHMENTS } from '@/services/tickets/ticket-states.rules'
import { attachmentRefusal, readAttachments, type StoredAttachment, writeAttachments } from './attachmentDraft'

type AttachmentState =
  | { kind: 'sending'; percent: number; secondsLeft: number | null }
  | { kind: 'failed'; reason: string }
  | { kind: 'done'; stored: StoredAttachment }

export type AttachmentItem = {
  key: string
  name: string
  size: number
  /** Missing after a reload: only the server has the file then. */
  file?: File
  state: AttachmentState
}

export type Attachments = ReturnType<typeof useAttachments>

/**
 * Files of a message that is being written, uploaded as soon as they are chosen. Inside a Formik form: those that have
 * arrived stand in its field `files`, so that a draft keeps them.
 */
export function useAttachments() {
  const [{ value }, , { setValue }] = useField<string>('files')
  const [items, setItems] = useState<AttachmentItem[]>(() => readAttachments(value).map(itemOf))
  const [problem, setProblem] = useState<string>()
  const upload = useUploadTicketAttachment()
  const { mutate: deleteStored } = useDeleteTicketAttachment()
  const running = useRef(new Map<string, AbortController>())
  const lastKey = useRef(0)

  useEffect(() => {
    const controllers = running.current
    return () => controllers.forEach((controller) => controller.abort())
  }, [])

  const stored = items.flatMap(({ state }) => (state.kind === 'done' ? [state.stored] : []))
  const written = writeAttachments(stored)
  useEffect(() => {
    if (written !== value) void setValue(written, false)
  }, [written, value, setValue])

  const setState = (key: string, state: AttachmentState): void =>
    setItems((all) => all.map((item) => (item.key === key ? { ...item, state } : item)))

  const send = async (key: string, file: File): Promise<void> => {
    const controller = new AbortController()
    running.current.set(key, controller)
    const began = Date.now()
    const onProgress = (sentBytes: number): void => {
      if (controller.signal.aborted) return
      const sent = Math.min(sentBytes, file.size)
      const secondsLeft = sent > 0 ? Math.ceil(((Date.now() - began) * (file.size - sent)) / sent / 1000) : null
      setState(key, { kind: 'sending', percent: (sent / file.size) * 100, secondsLeft })
    }
    try {
      const attachment = await upload(file, { onProgress, signal: controller.signal })
      if (!controller.signal.aborted) setState(key, { kind: 'done', stored: { ...attachment, at: Date.now() } })
    } catch (error) {
      if (!controller.signal.aborted) setState(key, { kind: 'failed', reason: reasonOf(error) })
    } finally {
      running.current.delete(key)
    }
  }

  const drop = (key: string): void => {
    running.current.get(key)?.abort()
    setItems((all) => all.filter((item) => item.key !== key))
  }

  return {
    items,
    stored,
    /** Why the last choice was not taken as a whole. */
    problem,
    isSending: items.some(({ state }) => state.kind === 'sending'),
    hasFailed: items.some(({ state }) => state.kind === 'failed'),
    add: (files: Iterable<File>): void => {
      const chosen = [...files]
      const room = MAX_ATTACHMENTS - items.length
      const good = chosen.filter((file) => !attachmentRefusal(file))
      const tooMany = good.length > room && `No máximo ${String(MAX_ATTACHMENTS)} arquivos por mensagem.`
      setProblem([...chosen.map(attachmentRefusal), tooMany].filter(Boolean).join(' ') || undefined)
      const added = good.slice(0, Math.max(0, room)).map((file) => {
        lastKey.current += 1
        return { key: `new-${String(lastKey.current)}`, file }
      })
      setItems((all) => [...all, ...added.map(({ key, file }) => sendingItem(key, file))])
      for (const { key, file } of added) void send(key, file)
    },
    retry: ({ key, file }: AttachmentItem): void => {
      if (!file) return
      setState(key, { kind: 'sending', percent: 0, secondsLeft: null })
      void send(key, file)
    },
    /** Cancels an upload, or removes a file that has arrived. */
    remove: ({ key, state }: AttachmentItem): void => {
      drop(key)
      setProblem(undefined)
      if (state.kind === 'done') deleteStored(state.stored.id)
    },
    /** After a message was sent with these; what was added meanwhile stays for the next one. */
    forget: (sent: readonly number[]): void => {
      setItems((all) => all.filter(({ state }) => state.kind !== 'done' || !sent.includes(state.stored.id)))
      setProblem(undefined)
    },
  }
}

const itemOf = (stored: StoredAttachment): AttachmentItem => ({
  key: `stored-${String(stored.id)}`,
  name: stored.name,
  size: stored.size,
  state: { kind: 'done', stored },
})

const sendingItem = (key: string, file: File): AttachmentItem => ({
  key,
  name: file.name,
  size: file.size,
  file,
  state: { kind: 'sending', percent: 0, secondsLeft: null },
})

const reasonOf = (error: unknown): string =>
  isApiError(error) && error.status >= 400 && error.status < 500 ? error.message : 'A conexão caiu.'
