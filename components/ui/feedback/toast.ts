// Toasts are kept outside React so that the query cache and plain functions can show them.

export type ToastTone = 'ok' | 'bad' | 'info'
export type ToastItem = {
  id: number
  tone: ToastTone
  text: string
  /** Takes back what was just done. */
  undo?: () => void
  /** Of an unexpected failure: what staff find it by. */
  code?: string
}

/** How long a toast is shown; one that can be taken back, or asked about, longer. */
export const toastMs = ({ undo, code }: ToastItem): number => (undo || code ? 10_000 : 5000)

let items: readonly ToastItem[] = []
let lastId = 0
const listeners = new Set<() => void>()

const put = (next: readonly ToastItem[]): void => {
  items = next
  listeners.forEach((listener) => listener())
}

const show = (tone: ToastTone, text: string, more: Pick<ToastItem, 'undo' | 'code'> = {}): void => {
  // Several calls that fail with the same message show one toast.
  const others = items.filter((item) => item.text !== text)
  lastId += 1
  put([...others, { id: lastId, tone, text, ...more }])
}

export const toast = {
  success: (text: string): void => show('ok', text),
  error: (text: string, code?: string): void => show('bad', text, { code }),
  info: (text: string): void => show('info', text),
  /** What was done, with the button that takes it back. */
  withUndo: (text: string, undo: () => void): void => show('ok', text, { undo }),
}

export const dismissToast = (id: number): void => put(items.filter((item) => item.id !== id))

export const toastStore = {
  read: (): readonly ToastItem[] => items,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
