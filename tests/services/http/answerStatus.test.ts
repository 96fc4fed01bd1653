import { ApiError, isNotFound, statusOf } from '@/services/http/api-error.rules'

describe('the status of a failed call', () => {
  it('is that of its answer', () => {
    expect(statusOf(new ApiError(409, 'conflict', []))).toBe(409)
  })

  it.each([null, undefined, new Error('a bug'), Object.assign(new Error('odd'), { status: '404' })])(
    'is 0 for an error without an answer: %s',
    (error) => expect(statusOf(error)).toBe(0),
  )
})

describe('whether something was not found', () => {
  it.each([
    [404, true],
    [403, false],
    [500, false],
    [0, false],
  ])('%i: %s', (status, missing) => {
    expect(isNotFound(new ApiError(status, 'some_code', []))).toBe(missing)
  })
})
