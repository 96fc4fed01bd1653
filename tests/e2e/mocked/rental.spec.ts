import { rentAndReturn } from '../journeys/rental'
import { expect, test } from './harness'

test('one order goes from Simular to FINISHED without a server', async ({ page }) => {
  test.setTimeout(240_000)
  expect(await rentAndReturn(page)).toMatch(/^\d{6}$/)
})
