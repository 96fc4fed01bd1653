import { newCommandKey } from '@/services/http/command-key'

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
