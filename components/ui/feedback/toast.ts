// Toasts are kept outside React so that the query cache and plain functions can show them.

export type ToastTone = 'ok' | 'bad' | 'info'
export type ToastItem = { id: number; tone: ToastTone; text: string }

/** How long every toast is shown. */
export const TOAST_MS = 5000

let items: readonly ToastItem[] = []
let lastId = 0
const listeners = new Set<() => void>()

const put = (next: readonly ToastItem[]): void => {
  items = next
  listeners.forEach((listener) => listener())
}

const show = (tone: ToastTone, text: string): void => {
  // Several calls that fail with the same message show one toast.
  const others = items.filter((item) => item.text !== text)
  lastId += 1
  put([...others, { id: lastId, tone, text }])
}

export const toast = {
  success: (text: string): void => show('ok', text),
  error: (text: string): void => show('bad', text),
  info: (text: string): void => show('info', text),
}

export const dismissToast = (id: number): void => put(items.filter((item) => item.id !== id))

export const toastStore = {
  read: (): readonly ToastItem[] => items,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
