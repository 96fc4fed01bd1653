import { AsyncLocalStorage } from 'node:async_hooks'

type SimulatedMoment = { told: number; begun: number }

const moments = new AsyncLocalStorage<SimulatedMoment>()
const RealDate = Date

/** The simulated time, which is set at the start of a step and runs on from there; the real time outside of a step. */
function now(): number {
  const moment = moments.getStore()
  return moment ? moment.told + (RealDate.now() - moment.begun) : RealDate.now()
}

/** Runs the work at another time; concurrent calls each have their own. Needs `simulateTime`. */
export const atSimulatedTime = <T>(time: Date, work: () => Promise<T>): Promise<T> =>
  moments.run({ told: time.getTime(), begun: RealDate.now() }, work)

/**
 * Makes `new Date()` and `Date.now()` return the simulated time in this process, so that the business commands compute
 * deadlines, days and expiries from it. @returns a function that restores the real time
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
