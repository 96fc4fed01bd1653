import { onTokenChange } from '@/services/config/cookies'

/** Hears when a session or a quotation begins or ends: in this tab at once, in another one when this tab is looked at again. */
export function subscribeToSession(listener: () => void): () => void {
  const stop = onTokenChange(listener)
  window.addEventListener('focus', listener)
  return () => {
    stop()
    window.removeEventListener('focus', listener)
  }
}
