/** Lets the tests of a file run at a moment; timers stay real. */
export function atMoment(now: string): void {
  beforeAll(() => {
    jest.useFakeTimers({ now: new Date(now), doNotFake: REAL })
  })
  afterAll(() => {
    jest.useRealTimers()
  })
}

const REAL: FakeableAPI[] = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
]
