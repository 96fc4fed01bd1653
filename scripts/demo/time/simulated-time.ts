import { AsyncLocalStorage } from 'node:async_hooks'

type SimulatedMoment = { told: number; begun: number }

const moments = new AsyncLocalStorage<SimulatedMoment>()
const RealDate = Date

/** The time that it is in the story: told at the beginning of a step, running on from there. Outside of one, the real time. */
function now(): number {
  const moment = moments.getStore()
  return moment ? moment.told + (RealDate.now() - moment.begun) : RealDate.now()
}

/** Does something as if it were another time: of several things at once, each in its own. Needs `simulateTime`. */
export const atSimulatedTime = <T>(time: Date, work: () => Promise<T>): Promise<T> =>
  moments.run({ told: time.getTime(), begun: RealDate.now() }, work)

/**
 * Makes `new Date()` and `Date.now()` tell the story's time in this process, so that the business commands, which know
 * nothing of it, compute deadlines, days and expiries as they did then. @returns how to make it stop
 */
export function simulateTime(): () => void {
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as object,
    get: (target, name, receiver): unknown => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  })
  return () => {
    globalThis.Date = RealDate
  }
}
