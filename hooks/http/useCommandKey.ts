import { useRef } from 'react'
import { newCommandKey } from '@/services/http/command-key'

/**
 * The `Idempotency-Key` of a command: unchanged for the same body, so that a second click, or a retry after a lost
 * answer, has no further effect. `renew` starts a new command.
 */
export function useCommandKey() {
  const kept = useRef<{ body: string; key: string } | null>(null)
  return {
    keyFor: (body: unknown): string => {
      const text = JSON.stringify(body)
      if (kept.current?.body !== text) kept.current = { body: text, key: newCommandKey() }
      return kept.current.key
    },
    renew: (): void => {
      kept.current = null
    },
  }
}
