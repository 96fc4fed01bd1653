import { type ConsoleMethod, ConsoleWatch } from './console-watch'

const watch = new ConsoleWatch()

/** Expects a message on the console in this test, which fails without it; any other message fails the test. */
export function expectConsole(method: ConsoleMethod, text: RegExp): void {
  watch.expect(method, text)
}

/** Makes every unexpected message on the console fail the test that caused it. */
export function watchConsole(): void {
  for (const method of ['error', 'warn'] as const) {
    console[method] = (...args: unknown[]) => watch.record(method, args)
  }
  afterEach(() => watch.settle())
  afterAll(() => watch.settle())
}
