/** Spreads the refetches of many browsers that receive the same event. */
const JITTER_MS = 200
const INTERVAL_MS = 3_000

/** Runs `act` shortly after a call, once for all calls until then, and at most once per interval. */
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
