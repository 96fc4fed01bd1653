import { http, HttpResponse, type HttpHandler } from 'msw'
import { fixtures, type Call } from './fixtures'

/**
 * Serves calls statically, each with the answer given here; null is an empty 204.
 * @example network.use(...serve({ 'GET /checkout': { count: 0, next: null, previous: null, results: [] } }))
 */
export function serve(answers: Partial<Record<Call, unknown>>): HttpHandler[] {
  return Object.entries(answers).map(([call, answer]) =>
    answerTo(call as Call, () =>
      answer === null ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(answer as object),
    ),
  )
}

/** Every call with its fixture. */
export const serveAll = (): HttpHandler[] => serve(fixtures)

/** A call that fails, in the API's own envelope. */
export const refuse = (call: Call, status: number, code: string, sentence: string): HttpHandler =>
  answerTo(call, () => HttpResponse.json({ errors: [sentence], code, request_id: 'test' }, { status }))

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete'

function answerTo(call: Call, resolver: () => Response): HttpHandler {
  const [method = 'GET', path = ''] = call.split(' ')
  return http[method.toLowerCase() as Verb](`*/api${path}`, resolver)
}
