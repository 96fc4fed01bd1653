import { isApiError } from '@/services/http/api-error'
import type { Order } from '@/services/orders/orders.schema'
import { dropScan, keepScan, keptScans, type KeptScan } from './kept-scans'

export type QueueState = {
  /** Read and not confirmed, the oldest first. */
  waiting: readonly KeptScan[]
  /** The last try did not reach the server; it is tried again by itself. */
  isLost: boolean
}

type Wiring = {
  send: (scan: KeptScan) => Promise<Order>
  onSaved: (scan: KeptScan, order: Order) => void
  onRefused: (scan: KeptScan, error: unknown) => void
}

const AGAIN_MS = 3_000

/** What may pass: no connection, a server that is busy or gone. Anything else is an answer. */
const mayPass = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status === 429 || error.status >= 500)

/**
 * Sends scans one after another in the order in which they were read, and keeps those that did not get through until they
 * do, beyond the page.
 */
export function openScanQueue(packageId: number, { send, onSaved, onRefused }: Wiring) {
  let state: QueueState = { waiting: [], isLost: false }
  let isSending = false
  let isOpen = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function change(next: Partial<QueueState>): void {
    state = { ...state, ...next }
    listeners.forEach((listener) => listener())
  }

  function settle(scan: KeptScan): void {
    dropScan(scan)
    change({ waiting: state.waiting.filter(({ key }) => key !== scan.key), isLost: false })
  }

  async function work(): Promise<void> {
    clearTimeout(timer)
    if (isSending) return
    isSending = true
    for (let scan = state.waiting[0]; isOpen && scan; scan = state.waiting[0]) {
      try {
        const order = await send(scan)
        settle(scan)
        onSaved(scan, order)
      } catch (error) {
        if (mayPass(error)) {
          change({ isLost: true })
          timer = setTimeout(() => void work(), AGAIN_MS)
          break
        }
        settle(scan)
        onRefused(scan, error)
      }
    }
    isSending = false
  }

  const again = (): void => void work()

  return {
    read: (): QueueState => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: (serial: string): void => {
      change({ waiting: [...state.waiting, keepScan(packageId, serial)] })
      void work()
    },
    /** Begins with what a page before this one left behind. @returns ends it */
    open: (): (() => void) => {
      isOpen = true
      change({ waiting: keptScans(packageId) })
      window.addEventListener('online', again)
      void work()
      return () => {
        isOpen = false
        clearTimeout(timer)
        window.removeEventListener('online', again)
      }
    },
  }
}
