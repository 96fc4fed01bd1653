import { EARLY_ANSWERS, type EarlyAnswers } from './early-calls.rules'

declare global {
  interface Window {
    [EARLY_ANSWERS]?: EarlyAnswers
  }
}

/** Later, an answer from the beginning of the page would be old. */
const FRESH_MS = 20_000

/**
 * The answer that the page's inline script asked for, once.
 * @param address of the call, with its parameters
 * @param authorization that the call would be sent with: another person's answer is not theirs
 */
export function takeEarlyAnswer(address: string, authorization: unknown): Promise<Response> | undefined {
  const early = window[EARLY_ANSWERS]
  if (!early) return undefined
  if (early.authorization !== authorization || performance.now() > FRESH_MS) {
    dropEarlyAnswers()
    return undefined
  }
  const answer = early.answers[address]
  early.answers[address] = undefined
  return answer
}

export function dropEarlyAnswers(): void {
  window[EARLY_ANSWERS] = undefined
}

/**
 * A `fetch` that gives an answer which is on its way already, and asks itself from then on: a retry is a new call. The
 * answer cannot be called back, so a call that is cancelled or takes too long only stops waiting for it.
 */
export function fetchAfter(early: Promise<Response>): typeof fetch {
  let answer: Promise<Response> | undefined = early
  return (input, init) => {
    const [given, request] = [answer, new Request(input, init)]
    answer = undefined
    return given ? Promise.race([given, failureOf(request.signal)]) : fetch(request)
  }
}

const failureOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, fail) => {
    const end = (): void => fail(signal.reason as Error)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })
