import { expect, test, type APIRequestContext } from '@playwright/test'
import { PASSWORD, PEOPLE } from '../journeys/people'
import { rentAndReturn } from '../journeys/rental'

/** The stages that the history must show, in order. */
const ROAD = [
  'PROPOSAL_AGREEMENT',
  'DOC_ANALYSIS',
  'CREDIT_ANALYSIS',
  'CONTRACT_INFO',
  'PACKAGING',
  'SHIPPING',
  'DELIVERY_INFO',
  'DELIVERY_TERM',
  'ONGOING',
  'RETURNING',
  'FINISHED',
]

type Entry = { id: number; to_stage: string | null; actor_name: string; action: string }

test('an order goes from Simular to FINISHED, with its complete history', async ({ page, request }) => {
  test.setTimeout(360_000)
  const maskId = await rentAndReturn(page)
  const history = await historyOf(request, maskId)

  const stages = history
    .map(({ to_stage }) => to_stage)
    .filter((stage, i, all) => stage !== null && stage !== all[i - 1])
  expect(stages).toEqual(ROAD)
  // Every entry has an author.
  expect(history.every(({ actor_name }) => actor_name.length > 0)).toBe(true)
  expect(new Set(history.map(({ actor_name }) => actor_name)).size).toBeGreaterThanOrEqual(4)
})

/** The history of an order as an administrator reads it, oldest first. */
async function historyOf(request: APIRequestContext, maskId: string): Promise<Entry[]> {
  const login = await request.post('/api/login', { data: { email: PEOPLE.admin, password: PASSWORD } })
  const { access } = (await login.json()) as { access: string }
  const headers = { Authorization: `Bearer ${access}` }
  const list = await request.get(`/api/checkout-management?search=${maskId}&page_size=100`, { headers })
  const { results } = (await list.json()) as {
    results: { order_mask_id: string; company: { id: number; corporate_name: string } }[]
  }
  const order = results.find(({ company }) => company.corporate_name.startsWith('Horizonte'))
  const detail = await request.get(`/api/checkout-management/${String(order?.company.id)}/${maskId}`, { headers })
  const { history } = (await detail.json()) as { history: Entry[] }
  return [...history].sort((a, b) => a.id - b.id)
}
