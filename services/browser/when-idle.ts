/** Idle or not, the work begins this long after it could. */
const LATEST_MS = 5000

/**
 * Does what must not compete with the page, once it has loaded and the browser is idle.
 * @param work done once
 * @param pauseMs to wait after the load first, in milliseconds
 */
export function whenIdle(work: () => void, pauseMs = 0): void {
  const schedule = () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: LATEST_MS })
    else setTimeout(work, LATEST_MS)
  }
  const begin = pauseMs > 0 ? () => setTimeout(schedule, pauseMs) : schedule
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
}

/** Does the work once what was drawn just before is on the screen. */
export const afterPaint = (work: () => void): void => void requestAnimationFrame(() => setTimeout(work))
