import { isApiError } from '@/services/http/api-error'
import { newCommandKey } from '@/services/http/command-key'
import type { Order } from '@/services/orders/orders.schema'

/** A serial that was read and that the server has not confirmed; the key makes its second sending the same command. */
export type KeptScan = { packageId: number; serial: string; key: string; at: number }

const KEY = 'arrenda-scans'
/** After so long somebody else has packed it. */
const MAX_AGE_MS = 24 * 60 * 60_000

const isScan = (value: unknown): value is KeptScan =>
  typeof value === 'object' && value !== null && 'packageId' in value && 'serial' in value && 'key' in value

function readAll(): KeptScan[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isScan).filter(({ at }) => Date.now() - at < MAX_AGE_MS) : []
  } catch {
    return []
  }
}

function writeAll(scans: readonly KeptScan[]): void {
  try {
    if (scans.length > 0) window.localStorage.setItem(KEY, JSON.stringify(scans))
    else window.localStorage.removeItem(KEY)
  } catch {
    // Closed or full: the scans live as long as the page.
  }
}

export const keptScans = (packageId: number): KeptScan[] => readAll().filter((scan) => scan.packageId === packageId)

/** Keeps a scan until the server has answered it: a reload or a flat battery then lose nothing. */
export function keepScan(packageId: number, serial: string): KeptScan {
  const scan = { packageId, serial, key: newCommandKey(), at: Date.now() }
  writeAll([...readAll(), scan])
  return scan
}

export const dropScan = ({ key }: KeptScan): void => writeAll(readAll().filter((scan) => scan.key !== key))

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
