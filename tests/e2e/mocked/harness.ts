import { defineNetworkFixture, type NetworkFixture } from '@msw/playwright'
import { test as base } from '@playwright/test'
import { http } from 'msw'
import { type ApiInProcess, startApi } from './api-in-process'

interface PerTest {
  /** Overrides single calls: `network.use(http.get('*\/api/checkout', () => …))`. The others reach the real API. */
  network: NetworkFixture
}

interface PerWorker {
  api: ApiInProcess
}

/** A test whose pages come from a server without an API: every call is answered inside the test process. */
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
      const handlers = [http.all('*/api/*', ({ request }) => api.fetch(request))]
      const network = defineNetworkFixture({ context, handlers })
      await network.enable()
      await use(network)
      await network.disable()
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
