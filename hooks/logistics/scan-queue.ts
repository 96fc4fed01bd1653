import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { jsonListStore } from '@/services/browser/persisted-store'
import { isApiError } from '@/services/http/api-error.rules'
import { newCommandKey } from '@/services/http/command-key'
import { assignSerials } from '@/services/logistics/packages/packages.service'
import type { Order } from '@/services/orders/orders.schema'
import { deliveryKeys } from './logistics-keys'
import { applyPackedOrder } from './packages.mutations'

/** A scanned serial that the server has not confirmed; the idempotency key makes retries safe. */
export type PendingScan = { packageId: number; serial: string; key: string; at: number }

/** Older scans are dropped: by then another user has packed the unit. */
const MAX_AGE_MS = 24 * 60 * 60_000

const isScan = (value: unknown): value is PendingScan =>
  typeof value === 'object' && value !== null && 'packageId' in value && 'serial' in value && 'key' in value

// Where storage is blocked or full, scans are kept in memory until the page is closed.
const store = jsonListStore({ key: 'arrenda-scans' }, isScan)

const readAll = (): PendingScan[] => store.read().filter(({ at }) => Date.now() - at < MAX_AGE_MS)

export const pendingScans = (packageId: number): PendingScan[] =>
  readAll().filter((scan) => scan.packageId === packageId)

/** Persists a scan until the server has answered, so that a reload or an empty battery does not lose it. */
export function persistScan(packageId: number, serial: string): PendingScan {
  const scan = { packageId, serial, key: newCommandKey(), at: Date.now() }
  store.write([...readAll(), scan])
  return scan
}

export const discardScan = ({ key }: PendingScan): void =>
  void store.write(readAll().filter((scan) => scan.key !== key))

export type ScanQueueState = {
  /** Scanned and not confirmed, oldest first. */
  waiting: readonly PendingScan[]
  /** The last attempt did not reach the server and is retried. */
  isOffline: boolean
}

type ScanQueueHandlers = {
  send: (scan: PendingScan) => Promise<Order>
  onSaved: (scan: PendingScan, order: Order) => void
  onRefused: (scan: PendingScan, error: unknown) => void
}

const RETRY_MS = 3_000

/** Errors that a retry may fix: no connection, or a server that is busy or down. */
const isTransient = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status === 429 || error.status >= 500)

/**
 * Sends scans one after another in the order they were read, and retries those that did not reach the server, also
 * after a reload.
 */
export function createScanQueue(packageId: number, { send, onSaved, onRefused }: ScanQueueHandlers) {
  let state: ScanQueueState = { waiting: [], isOffline: false }
  let isSending = false
  let isOpen = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function change(next: Partial<ScanQueueState>): void {
    state = { ...state, ...next }
    listeners.forEach((listener) => listener())
  }

  function settle(scan: PendingScan): void {
    discardScan(scan)
    change({ waiting: state.waiting.filter(({ key }) => key !== scan.key), isOffline: false })
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
        if (isTransient(error)) {
          change({ isOffline: true })
          timer = setTimeout(() => void work(), RETRY_MS)
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
    read: (): ScanQueueState => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: (serial: string): void => {
      change({ waiting: [...state.waiting, persistScan(packageId, serial)] })
      void work()
    },
    /**
     * Starts with the scans persisted by an earlier page.
     * @returns stops the queue
     */
    open: (): (() => void) => {
      isOpen = true
      change({ waiting: pendingScans(packageId) })
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

type ScanCallbacks = {
  onSaved: (serial: string, order: Order) => void
  onRefused: (serial: string, sentence: string) => void
}

/** Saves every scanned serial at once and queues it while offline. */
export function usePackingScans(packageId: number, { onSaved, onRefused }: ScanCallbacks) {
  const queryClient = useQueryClient()
  const [queue] = useState(() =>
    createScanQueue(packageId, {
      send: ({ serial, key }) => assignSerials({ package_id: packageId, serials: [serial] }, key),
      onSaved: ({ serial }, order) => {
        applyPackedOrder(queryClient, packageId, order)
        onSaved(serial, order)
      },
      onRefused: ({ serial }, error) => {
        void queryClient.invalidateQueries({ queryKey: deliveryKeys.detail(packageId) })
        onRefused(serial, error instanceof Error ? error.message : '')
      },
    }),
  )
  useEffect(() => queue.open(), [queue])
  const { waiting, isOffline } = useSyncExternalStore(queue.subscribe, queue.read, queue.read)
  return { waiting, isOffline, scan: queue.add }
}
