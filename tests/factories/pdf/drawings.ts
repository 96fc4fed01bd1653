import { isMainThread } from 'node:worker_threads'

// What tests/server/pdf/draw-aside.test.ts draws.

/** Where it was drawn, and what it was given. */
export const drawEcho = (content: unknown) => Promise.resolve({ isMainThread, content })

export const failToDraw = (message: string): Promise<never> => Promise.reject(new RangeError(message))

export const endThread = (): Promise<never> => process.exit(3)

/** Occupies its thread for that long. */
export function drawFor(ms: number): Promise<number> {
  const until = performance.now() + ms
  while (performance.now() < until);
  return Promise.resolve(ms)
}
