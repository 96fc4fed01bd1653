import { type ConsoleMethod, ConsoleWatch } from './console-watch'

const watch = new ConsoleWatch()

/**
 * Announces that this test makes the code complain on the console. Without it a complaint fails the test;
 * with it, its absence does.
 */
export function expectConsole(method: ConsoleMethod, text: RegExp): void {
  watch.expect(method, text)
}

/** Makes every complaint on the console fail the test during which it appears. */
export function watchConsole(): void {
  for (const method of ['error', 'warn'] as const) {
    console[method] = (...args: unknown[]) => watch.record(method, args)
  }
  afterEach(() => watch.settle())
  afterAll(() => watch.settle())
}
