import type { SimulatorDetail } from '@/services/catalogue/simulators.schema'
import { callApi } from '@/tests/factories/call-api'
import { aQuestion, aSimulator } from '@/tests/factories/catalogue.factory'
import { aStaffUser } from '@/tests/factories/users.factory'

describe('the simulators as the catalogue is kept', () => {
  it('are all of them, each with its questions in their order, also for who may not simulate', async () => {
    const { token } = await aStaffUser(['PRODUTO'])
    const closed = await aSimulator({ position: 2, active: false })
    const open = await aSimulator({ position: 1 })
    const second = await aQuestion({ simulatorId: open.id, position: 2, options: ['B'], optional: true })
    const first = await aQuestion({ simulatorId: open.id, position: 1, options: ['A'] })
    const { status, body } = await callApi<SimulatorDetail[]>('GET', '/simulator-detail', { token })
    expect(status).toBe(200)
    expect(body.map(({ id, active, order }) => [id, active, order])).toEqual([
      [open.id, true, 1],
      [closed.id, false, 2],
    ])
    expect(body.map(({ steps }) => steps.map(({ id }) => id))).toEqual([[first.id, second.id], []])
  })
})
