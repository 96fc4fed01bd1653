import { AxiosError, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios'
import { toApiError } from '@/services/http/failure'
import { setFailureReporter } from '@/services/http/failure-reports'

const reported: unknown[] = []
beforeAll(() => {
  jest.useFakeTimers()
  setFailureReporter((error) => reported.push(error))
})
beforeEach(() => {
  reported.length = 0
  // Reports of the same failure are a minute apart.
  jest.setSystemTime(Date.now() + 60_000)
})

/** What axios throws. @param status undefined: no answer came */
function thrown(status: number | undefined, responseType: 'json' | 'stream'): AxiosError {
  const config: InternalAxiosRequestConfig = {
    url: '/events',
    method: 'get',
    responseType,
    headers: new AxiosHeaders(),
  }
  const response = status === undefined ? undefined : { status, data: {}, statusText: '', headers: {}, config }
  return new AxiosError('failed', 'ERR', config, undefined, response)
}

describe('the error reports of a failed call', () => {
  it.each([
    ['a call that cannot reach the server', undefined, 'json', 1],
    ['a call that is answered with 500', 500, 'json', 1],
    ['a call that is answered with 503', 503, 'json', 1],
    ['a call that is refused', 409, 'json', 0],
    ['a stream that breaks and is reopened', undefined, 'stream', 0],
    ['a stream to a process that is shutting down', 503, 'stream', 0],
    ['a stream that is answered with 500', 500, 'stream', 1],
  ] as const)('of %s (%p, %s): %i', async (_, status, responseType, count) => {
    await toApiError(thrown(status, responseType))
    expect(reported).toHaveLength(count)
  })

  it('comes once for all attempts at the same call, and again a minute later', async () => {
    for (let attempt = 0; attempt < 12; attempt += 1) await toApiError(thrown(500, 'json'))
    expect(reported).toHaveLength(1)
    jest.advanceTimersByTime(60_000)
    await toApiError(thrown(500, 'json'))
    expect(reported).toHaveLength(2)
  })
})
