const KEY = 'arrenda-single-keys'
const OFF = 'off'

const listeners = new Set<() => void>()

export function subscribeToShortcuts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a single key does something, in this browser. */
export function areShortcutsOn(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== OFF
  } catch {
    return true // Storage is closed in some private windows.
  }
}

/** Speech input and shaky hands press single keys by accident. */
export function setShortcutsOn(isOn: boolean): void {
  try {
    if (isOn) window.localStorage.removeItem(KEY)
    else window.localStorage.setItem(KEY, OFF)
  } catch {
    // They stay on then.
  }
  listeners.forEach((listener) => {
    listener()
  })
}
