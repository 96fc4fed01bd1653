/** @database none */
import { createApp } from '@/server/app'
import { routesOf } from '@/server/http/openapi/openapi'
import { fixtures } from './fixtures'

// Not calls that a screen makes to show or change something: probes, documentation, error reports, files.
const WITHOUT_FIXTURE = /^\w+ \/(health|ready|mailbox|openapi\.json|docs|monitoring|runtime-config)/

describe('the fixtures of the mocked network', () => {
  const routes = new Map(
    routesOf(createApp()).map((route) => [`${route.method} ${route.path.replace(/^\/api/, '')}`, route]),
  )
  const served = new Map(Object.entries(fixtures))

  it('has one for every call of the API that answers in JSON', () => {
    const missing = [...routes]
      .filter(([call, { meta }]) => !WITHOUT_FIXTURE.test(call) && !meta.answer?.contentType)
      .map(([call]) => call)
      .filter((call) => !served.has(call))
    expect(missing).toEqual([])
  })

  it('has none for a call that the API does not have', () => {
    expect([...served.keys()].filter((call) => !routes.has(call))).toEqual([])
  })

  it.each([...served])('answers %s as the contract says', async (call, answer) => {
    const schema = routes.get(call)?.meta.answer?.schema
    if (!schema) {
      expect(answer).toBeNull()
      return
    }
    await expect(schema.validate(answer, { strict: true, abortEarly: false })).resolves.toBeDefined()
  })
})
