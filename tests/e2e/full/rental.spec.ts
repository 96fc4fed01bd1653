import { expect, test, type APIRequestContext } from '@playwright/test'
import { PASSWORD, PEOPLE } from '../journeys/people'
import { rentAndReturn } from '../journeys/rental'

/** The road that the history must show, change of stage by change of stage. */
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

test('one order goes from Simular to FINISHED, and the database holds its whole history', async ({ page, request }) => {
  test.setTimeout(180_000)
  const maskId = await rentAndReturn(page)
  const history = await historyOf(request, maskId)

  const stages = history
    .map(({ to_stage }) => to_stage)
    .filter((stage, i, all) => stage !== null && stage !== all[i - 1])
  expect(stages).toEqual(ROAD)
  // A transition for each change and nothing without an author.
  expect(history.every(({ actor_name }) => actor_name.length > 0)).toBe(true)
  expect(new Set(history.map(({ actor_name }) => actor_name)).size).toBeGreaterThanOrEqual(4)
})

/** Oldest first, as an administrator reads it. */
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
