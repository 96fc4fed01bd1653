import { useFormikContext } from 'formik'
import { useState } from 'react'
import { deleteDraft } from '@/contexts/stores/drafts.store'
import { formatNumber } from '@/services/format/format.rules'
import type { NewMessage } from '@/services/tickets/ticket-commands.schema'
import { MESSAGE_LENGTH } from '@/services/tickets/ticket-states.rules'
import { NO_ATTACHMENTS } from './attachmentDraft'
import type { Attachments } from './useAttachments'

export type ComposerValues = { text: string; files: string }

export const EMPTY_MESSAGE: ComposerValues = { text: '', files: NO_ATTACHMENTS }

/** Sends what is written, with what a button or an answer to a refusal adds to it. */
export type SendMessage = (more?: Partial<NewMessage>) => void

type Options = { draft: string; attachments: Attachments; onSend: (message: NewMessage) => Promise<unknown> }

/** Sending from the composer: what is missing is said, a failure keeps text and files, success empties both. */
export function useSendMessage({ draft, attachments, onSend }: Options) {
  const { values, resetForm } = useFormikContext<ComposerValues>()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState<{ error: unknown }>()

  /** @returns whether it has arrived */
  const send = async (more: Partial<NewMessage> = {}): Promise<boolean> => {
    const text = values.text.trim()
    const missing = missingIn(text, attachments)
    setProblem(missing)
    if (missing !== undefined || isSending) return false
    setSending(true)
    try {
      const attachment_ids = attachments.stored.map(({ id }) => id)
      await onSend({ ...(text && { text }), ...(attachment_ids.length > 0 && { attachment_ids }), ...more })
      setFailure(undefined)
      resetForm({ values: EMPTY_MESSAGE })
      attachments.forget(attachment_ids)
      deleteDraft(draft)
      return true
    } catch (error) {
      setFailure({ error })
      return false
    } finally {
      setSending(false)
    }
  }

  return { send, isSending, problem, failure, forgetProblem: () => setProblem(undefined) }
}

function missingIn(text: string, { stored, isSending, hasFailed }: Attachments): string | undefined {
  if (isSending) return 'Espere o anexo chegar ou cancele o envio dele.'
  if (hasFailed) return 'Um anexo não chegou. Tente de novo ou tire o arquivo.'
  if (text === '' && stored.length === 0) return 'Escreva a mensagem ou anexe um arquivo.'
  if (text.length <= MESSAGE_LENGTH) return undefined
  return `A mensagem tem ${formatNumber(text.length)} caracteres e o limite é ${formatNumber(MESSAGE_LENGTH)}.`
}
