import { defineNetworkFixture, type NetworkFixture } from '@msw/playwright'
import { test as base } from '@playwright/test'
import { http, HttpResponse } from 'msw'
import { type ApiInProcess, startApi } from './api-in-process'

interface PerTest {
  /** Overrides single calls: `network.use(http.get('*\/api/checkout', () => …))`. The others reach the real API. */
  network: NetworkFixture
}

interface PerWorker {
  api: ApiInProcess
}

/** A test whose pages come from a server without an API: the test process answers every call. */
export const test = base.extend<PerTest, PerWorker>({
  api: [
    async ({}, use) => {
      const api = await startApi()
      await use(api)
      await api.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  network: [
    async ({ context, api }, use) => {
      // Answers reach the page only when complete, which the stream of live updates never is: it is switched off.
      const noEvents = http.get('*/api/events', () => new HttpResponse(null, { status: 204 }))
      const handlers = [noEvents, http.all('*/api/*', ({ request }) => api.fetch(request))]
      const network = defineNetworkFixture({ context, handlers })
      await network.enable()
      await use(network)
      await network.disable()
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
