import { useCallback, useEffect, useRef, useState } from 'react'
import { useSetTicketPresence } from './tickets.mutations'

/** Half of the time that the server remembers it. */
const EVERY_MS = 20_000

/**
 * Tells the others of the staff that this ticket is open here while the tab is shown, and that somebody writes in it.
 * @returns what the editor calls with each change, and once the message is sent
 */
export function useTicketPresence(id: number): { onWriting: () => void; onSent: () => void } {
  const { mutate: tell } = useSetTicketPresence(id)
  const [isWriting, setWriting] = useState(false)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const tellNow = (): void => {
      if (!document.hidden) tell(isWriting ? 'writing' : 'viewing')
    }
    tellNow()
    const timer = setInterval(tellNow, EVERY_MS)
    document.addEventListener('visibilitychange', tellNow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tellNow)
    }
  }, [tell, isWriting])
  useEffect(() => () => clearTimeout(pause.current), [])
  const onSent = useCallback(() => {
    clearTimeout(pause.current)
    setWriting(false)
  }, [])
  const onWriting = useCallback(() => {
    setWriting(true)
    clearTimeout(pause.current)
    pause.current = setTimeout(onSent, EVERY_MS)
  }, [onSent])
  return { onWriting, onSent }
}
