/** `local` survives the tab and is shared by all tabs; `session` belongs to one tab and ends with it. */
type Area = 'local' | 'session'

const storageOf = (area: Area): Storage => (area === 'local' ? window.localStorage : window.sessionStorage)

export type PersistedStore<T> = {
  /** Returns the same object until the stored text changes, as `useSyncExternalStore` requires. */
  read: () => T
  /** @returns false when the browser stored nothing: storage is blocked in some private windows, or full */
  write: (value: T) => boolean
  /** Calls the listener after a write in this tab, or in another one for `local`. */
  subscribe: (listener: () => void) => () => void
}

type Options<T> = {
  key: string
  area?: Area
  /** Parses the stored text, null for none. When it throws, the entry is treated as missing. */
  parse: (text: string | null) => T
  /** The value as text; null deletes the entry. */
  format: (value: T) => string | null
  /** The value where storage is blocked; by default `parse(null)`. */
  whenBlocked?: T
  /** Where storage is blocked, keep the value in memory until the page is closed. */
  keepsInMemory?: boolean
}

/** A value in localStorage or sessionStorage that never throws and notifies its subscribers of changes. */
export function persistedStore<T>(options: Options<T>): PersistedStore<T> {
  const { key, area = 'local', parse, format, keepsInMemory = false } = options
  const listeners = new Set<() => void>()
  let memory: string | null = null
  let cached: { text: string | null; value: T } | null = null

  const readText = (): string | null | undefined => {
    try {
      return storageOf(area).getItem(key) ?? memory
    } catch {
      return keepsInMemory ? memory : undefined // blocked
    }
  }

  const writeText = (text: string | null): boolean => {
    if (keepsInMemory) memory = text
    try {
      if (text === null) storageOf(area).removeItem(key)
      else storageOf(area).setItem(key, text)
      return true
    } catch {
      return false // blocked or full
    }
  }

  const parsed = (text: string | null): T => {
    try {
      return parse(text)
    } catch {
      // Written by another version or by hand: treated as missing.
      return parse(null)
    }
  }

  return {
    read: () => {
      const text = readText()
      if (text === undefined && options.whenBlocked !== undefined) return options.whenBlocked
      if (!cached || cached.text !== (text ?? null)) cached = { text: text ?? null, value: parsed(text ?? null) }
      return cached.value
    },
    write: (value) => {
      const isStored = writeText(format(value))
      listeners.forEach((listener) => listener())
      return isStored
    },
    subscribe: (listener) => {
      const stop = area === 'local' ? onOtherTabWrite(key, listener) : () => undefined
      listeners.add(listener)
      return () => {
        stop()
        listeners.delete(listener)
      }
    },
  }
}

type JsonOptions<T> = Pick<Options<T>, 'key' | 'area' | 'keepsInMemory'> & {
  /** Validates the stored value, which an older version may have written; null for none. */
  parse: (value: unknown) => T
  /** Empty values are not stored. */
  isEmpty?: (value: T) => boolean
}

/** A `persistedStore` for values stored as JSON. */
export const jsonStore = <T>({ parse, isEmpty, ...options }: JsonOptions<T>): PersistedStore<T> =>
  persistedStore<T>({
    ...options,
    parse: (text) => parse(text === null ? null : JSON.parse(text)),
    format: (value) => (isEmpty?.(value) ? null : JSON.stringify(value)),
  })

/** Stores a list, reading only entries of the right shape; an empty list deletes the entry. */
export const jsonListStore = <T>(
  options: Pick<Options<T>, 'key' | 'area'>,
  isEntry: (value: unknown) => value is T,
): PersistedStore<readonly T[]> =>
  jsonStore<readonly T[]>({
    ...options,
    parse: (value) => (Array.isArray(value) ? value.filter(isEntry) : []),
    isEmpty: (entries) => entries.length === 0,
  })

/** Calls the listener with the new text when another tab of this browser writes, deletes or clears an entry. */
export function onOtherTabWrite(key: string, listener: (text: string | null) => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) listener(event.newValue)
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** Deletes every entry whose key has this prefix. */
export function deleteStored(prefix: string): void {
  try {
    const keys = Object.keys(window.localStorage).filter((key) => key.startsWith(prefix))
    for (const key of keys) window.localStorage.removeItem(key)
  } catch {
    // Blocked: nothing was stored.
  }
}
