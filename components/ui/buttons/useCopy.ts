import { useEffect, useState } from 'react'

const SAID_MS = 2000

/**
 * Copies texts; `isCopied` for two seconds afterwards.
 * @param onRefused where the browser gives no access to the clipboard
 */
export function useCopy(onRefused: () => void) {
  const [copies, setCopies] = useState(0)
  const [isCopied, setCopied] = useState(false)
  // Each copy starts the two seconds anew.
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SAID_MS)
    return () => clearTimeout(timer)
  }, [isCopied, copies])
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setCopies((count) => count + 1)
      setCopied(true)
    } catch {
      onRefused()
    }
  }
  return { isCopied, copy }
}
