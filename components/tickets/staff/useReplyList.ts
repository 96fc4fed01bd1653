import { type KeyboardEvent, useState } from 'react'
import { findReplies } from '@/services/tickets/replies/find-replies.rules'
import type { TicketReply } from '@/services/tickets/replies/ticket-replies.schema'
import type { TicketCategory } from '@/services/tickets/ticket-states.rules'

/** A slash at the beginning of a word, and what is typed after it. */
const SLASH = /(?:^|\s)\/([^\s/]*)$/

const STEPS = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
])

export type ReplyListState = ReturnType<typeof useReplyList>

/**
 * The list of canned answers while somebody writes: opened by `/` or by its button, narrowed by what is typed after the
 * slash, walked with arrows, taken with Enter, closed with Esc.
 */
export function useReplyList(replies: readonly TicketReply[], category: TicketCategory) {
  const [wanted, setWanted] = useState<string | null>(null)
  const [typed, setTyped] = useState(0)
  const [at, setAt] = useState(0)
  const [isClosedAtSlash, setClosedAtSlash] = useState(false)
  const found = wanted === null ? [] : findReplies(replies, wanted, category)
  const isOpen = wanted !== null && (found.length > 0 || typed === 0)
  const show = (text: string, characters: number): void => {
    setWanted(text)
    setTyped(characters)
    setAt(0)
  }
  const close = (): void => setWanted(null)
  return {
    isOpen,
    found,
    at,
    /** Characters before the caret that the answer takes the place of: the slash and what follows. */
    typed,
    setAt,
    close,
    toggle: (): void => (isOpen ? close() : show('', 0)),
    /** Called with the text before the caret after each change. */
    follow: (before: string): void => {
      const slash = SLASH.exec(before)
      if (!slash) {
        setClosedAtSlash(false)
        close()
        return
      }
      const text = slash[1] ?? ''
      if (!isClosedAtSlash) show(text, text.length + 1)
    },
    /** @returns the answer that was taken */
    onKey: (event: KeyboardEvent): TicketReply | undefined => {
      if (!isOpen) return undefined
      const step = STEPS.get(event.key)
      if (step && found.length > 0) {
        event.preventDefault()
        setAt((at + step + found.length) % found.length)
      }
      if (event.key === 'Escape') {
        event.preventDefault()
        event.stopPropagation()
        setClosedAtSlash(typed > 0)
        close()
      }
      if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !found[at]) return undefined
      event.preventDefault()
      return found[at]
    },
  }
}
