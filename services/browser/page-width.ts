import { savePageWidth } from '@/services/config/cookies'

/** A window is resized in many steps. */
const AT_REST_MS = 250

/**
 * Keeps the cookie that the server renders the next page by (`servedWidth`).
 * @returns ends it
 */
export function rememberPageWidth(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const saveSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(savePageWidth, AT_REST_MS)
  }
  savePageWidth()
  window.addEventListener('resize', saveSoon)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('resize', saveSoon)
  }
}
