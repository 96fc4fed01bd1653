import { type RefObject, useEffect, useRef } from 'react'
import { useMarkTicketRead } from '@/hooks/tickets/tickets.mutations'

/**
 * Marks a ticket as read up to its newest message once the end of the conversation is on the screen and the tab is
 * shown.
 */
export function useReadMarker(
  end: RefObject<Element | null>,
  { ticketId, newest, unread }: { ticketId: number; newest: number | undefined; unread: boolean },
): void {
  const { mutate: markRead } = useMarkTicketRead(ticketId)
  const marked = useRef(0)
  useEffect(() => {
    const place = end.current
    if (!place || newest === undefined || !unread) return
    let isSeen = false
    const mark = (): void => {
      if (!isSeen || document.hidden || newest <= marked.current) return
      marked.current = newest
      markRead(newest)
    }
    const observer = new IntersectionObserver((entries) => {
      isSeen = entries.some(({ isIntersecting }) => isIntersecting)
      mark()
    })
    observer.observe(place)
    document.addEventListener('visibilitychange', mark)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', mark)
    }
  }, [end, newest, unread, markRead])
}
