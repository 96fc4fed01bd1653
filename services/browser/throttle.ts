/** Many look at the same lists: they do not all ask in the same instant, nor again at every change of a busy minute. */
const JITTER_MS = 200
const INTERVAL_MS = 3_000

/** Does something soon after it is called for, once for all calls of that time; then not again for a while. */
export function throttle(act: () => void): { call: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let next = 0
  return {
    call: () => {
      timer ??= setTimeout(
        () => {
          timer = undefined
          next = Date.now() + INTERVAL_MS
          act()
        },
        Math.max(Math.random() * JITTER_MS, next - Date.now()),
      )
    },
    cancel: () => clearTimeout(timer),
  }
}
