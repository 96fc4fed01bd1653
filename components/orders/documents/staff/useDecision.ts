import { useRef, useState } from 'react'
import { toast } from '@/components/ui/feedback/toast'
import { useDecideDocument, useSetDocumentChecks } from '@/hooks/orders/documents.mutations'
import { documentChecks } from '@/services/orders/documents/document-review.rules'
import type { OrderDocument } from '@/services/orders/documents/documents.schema'
import type { StaffOrderAddress } from '@/services/orders/order-address.rules'

/** What somebody is about to decide on a document: its ticks, the message, and the question before an unchecked approval. */
export function useDecision(orderRef: StaffOrderAddress, document: OrderDocument) {
  const [message, setMessage] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [isChanging, setChanging] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isTaken = useRef(false)
  const { mutateAsync } = useDecideDocument(orderRef)
  const { setChecks, pending } = useSetDocumentChecks(orderRef, document.id)
  const isChecked = (point: string): boolean =>
    pending.get(point) ?? document.checks.some((check) => check.point === point)
  const open = documentChecks(document.document_type).flatMap(({ id }) => (isChecked(id) ? [] : [id]))
  const words = message.trim()

  const decide = async (approved: boolean, points: string[] = []): Promise<void> => {
    isTaken.current = true
    setBusy(true)
    try {
      if (points.length > 0) await setChecks(points, true)
      await mutateAsync({ documentId: document.id, approved, ...(words && { message: words }) })
    } catch (error) {
      isTaken.current = false
      throw error
    } finally {
      setBusy(false)
    }
    setMessage('')
    setMissing(false)
    setChanging(false)
    toast.success(approved ? 'Documento aprovado' : 'Documento reprovado')
  }
  /** Once, even if a key is held down; a toast has shown a refusal. */
  const start = (...decision: Parameters<typeof decide>): void => {
    if (!isTaken.current) void decide(...decision).catch(() => undefined)
  }
  return {
    message,
    setMessage,
    open: open.length,
    pending,
    isBusy,
    isMissing: isMissing && words === '',
    isDecided: document.approved !== null && !isChanging,
    isChanging: document.approved !== null && isChanging,
    change: (): void => {
      isTaken.current = false
      setChanging(true)
    },
    stopChanging: (): void => setChanging(false),
    isAsking,
    stopAsking: (): void => setAsking(false),
    toggle: (point: string, checked: boolean): void => {
      void setChecks([point], checked).catch(() => undefined)
    },
    /** Approves, after a question while points are open. */
    approve: (): void => (open.length > 0 ? setAsking(true) : start(true)),
    /** The question closes first, so that the focus can move on. */
    approveUnchecked: (): void => start(true),
    /** Ticks what is open and approves. */
    checkAndApprove: (): void => start(true, open),
    /** Reproves; without a message it asks for one. */
    reprove: (): void => {
      if (words !== '') start(false)
      else {
        setMissing(true)
        focusMessage()
      }
    },
  }
}

export const focusMessage = (): void => document.querySelector<HTMLElement>('[data-field="document-message"]')?.focus()
