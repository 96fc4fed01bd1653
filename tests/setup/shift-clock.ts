/**
 * Lets the clock of dates begin at a moment and go on from there. Unlike a stopped clock it leaves alone what waits until some
 * time has passed; `atMoment` of a test file goes before it.
 */
export function shiftClockTo(moment: string): void {
  const realNow = Date.now.bind(Date)
  const offset = Date.parse(moment) - realNow()
  const now = (): number => realNow() + offset
  Date.now = now
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made) as Date,
  })
}
