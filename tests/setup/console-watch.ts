import { inspect } from 'node:util'

export type ConsoleMethod = 'error' | 'warn'

interface Expectation {
  method: ConsoleMethod
  text: RegExp
  seen: boolean
}

function describeArgument(argument: unknown): string {
  if (argument instanceof Error) return argument.stack ?? argument.message
  return typeof argument === 'string' ? argument : inspect(argument)
}

/** Records the expected and the unexpected messages on the console. */
export class ConsoleWatch {
  private expectations: Expectation[] = []
  private surprises: string[] = []

  expect(method: ConsoleMethod, text: RegExp): void {
    this.expectations.push({ method, text, seen: false })
  }

  record(method: ConsoleMethod, args: unknown[]): void {
    const text = args.map(describeArgument).join(' ')
    const expectation = this.expectations.find((each) => each.method === method && each.text.test(text))
    if (expectation) expectation.seen = true
    else this.surprises.push(`console.${method}: ${text}`)
  }

  /** Ends the records of one test. @throws for an unexpected message, or an expected one that never came */
  settle(): void {
    const { surprises, expectations } = this
    this.surprises = []
    this.expectations = []
    if (surprises.length > 0) throw new Error(`The console must stay silent, but:\n${surprises.join('\n')}`)
    const missing = expectations.filter((each) => !each.seen).map((each) => String(each.text))
    if (missing.length > 0) throw new Error(`Expected on the console, never seen: ${missing.join(', ')}`)
  }
}
