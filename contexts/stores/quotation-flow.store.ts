import { deleteQuotation, onTokenChange, readQuotation, saveQuotation } from '@/services/config/cookies'

/** What the quotation under way remembers beside what the server keeps. */
export type QuotationFlow = {
  /** Answers that count on the list of products; null = all that were given. */
  filters: readonly number[] | null
  /** How many units somebody has in mind before a product is chosen. */
  units: number
  lastPage: string | null
}

type StoredFlow = QuotationFlow & { quotation: number }

const KEY = 'arrenda-quotation'
export const EMPTY_FLOW: QuotationFlow = { filters: null, units: 1, lastPage: null }

const listeners = new Set<() => void>()
let lastText: string | null = null
let lastFlow: QuotationFlow = EMPTY_FLOW

const isStoredFlow = (value: unknown): value is StoredFlow =>
  typeof value === 'object' && value !== null && 'quotation' in value && 'lastPage' in value

// Where storage is closed, as in some private windows, the text lives as long as the page.
let memory: string | null = null

function readText(): string | null {
  try {
    return window.localStorage.getItem(KEY) ?? memory
  } catch {
    return memory
  }
}

function writeText(text: string | null): void {
  memory = text
  try {
    if (text === null) window.localStorage.removeItem(KEY)
    else window.localStorage.setItem(KEY, text)
  } catch {
    // Closed or full: `memory` has it.
  }
}

function parse(text: string | null): StoredFlow | null {
  if (!text) return null
  try {
    const kept: unknown = JSON.parse(text)
    return isStoredFlow(kept) ? kept : null
  } catch {
    return null
  }
}

/** What is remembered of the quotation in the cookie; of another one, nothing. The same object while nothing changes. */
export function readFlow(): QuotationFlow {
  const quotation = readQuotation()
  const text = `${String(quotation)} ${readText() ?? ''}`
  if (text !== lastText) {
    const kept = parse(readText())
    lastText = text
    lastFlow = kept === null || kept.quotation !== quotation ? EMPTY_FLOW : kept
  }
  return lastFlow
}

export function updateFlow(change: Partial<QuotationFlow>): void {
  const quotation = readQuotation()
  if (quotation !== null) write({ ...readFlow(), ...change, quotation })
}

/** From now on this quotation is under way; everything that was remembered of another one is forgotten. */
export function beginFlow(quotation: number): void {
  write({ ...EMPTY_FLOW, quotation })
  saveQuotation(quotation)
}

export function endFlow(): void {
  write(null)
  deleteQuotation()
}

function write(kept: StoredFlow | null): void {
  writeText(kept && JSON.stringify(kept))
  listeners.forEach((listener) => listener())
}

export function subscribeToFlow(listener: () => void): () => void {
  const stop = onTokenChange(listener)
  window.addEventListener('storage', listener)
  listeners.add(listener)
  return () => {
    stop()
    window.removeEventListener('storage', listener)
    listeners.delete(listener)
  }
}
