import { flawlessAppraisal } from '@/services/logistics/returns/appraisal.rules'
import { CHECKLIST_POINTS } from '@/services/logistics/returns/checklist.rules'
import type { ManagementPage } from '@/services/orders/orders.schema'
import type { StageName } from '@/services/orders/workflow/stages.rules'
import { callApi } from '@/tests/factories/http/call-api'
import { aTeamAt, orderOf, receive, type Team, walkTo } from '@/tests/factories/orders/order-road'
import { expectRefusal, stateOf } from '@/tests/factories/orders/order-state'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

const undo = (team: Team, stage_name: string, message = 'Engano nosso.') =>
  team.asAdmin('PUT', '/undo-stage', { stage_name, message })

const lastEvent = async ({ orderId }: Team) => {
  const [event] = await rowsOf<{ before: Record<string, unknown> }>(
    `select * from event_logs where model_name = 'order' and object_id = $1 order by id desc limit 1`,
    [orderId],
  )
  return event
}

const unitsOf = async ({ orderId }: Team) => (await stateOf(orderId)).units.map(({ status }) => status)

describe('a rollback', () => {
  it('from documents to the proposal: the customer accepts again, the same terms as a new version', async () => {
    const team = await aTeamAt('DOC_ANALYSIS')

    const { body } = await undo(team, 'DOC_ANALYSIS', 'O plano está errado.')

    expect(body).toMatchObject({
      stage_name: 'PROPOSAL_AGREEMENT',
      stage_state: 'reproved',
      sent_back: true,
      turn: 'customer',
    })
    expect(body.proposals.map(({ version, status }) => [version, status])).toEqual([
      [1, 'withdrawn'],
      [2, 'open'],
    ])
    expect(body.stages.slice(0, 2)).toMatchObject([
      { state: 'reproved', approved: null, message: 'O plano está errado.' },
      { state: 'default', approved: null, date: null },
    ])
    expect(await lastEvent(team)).toMatchObject({
      action: 'undo_stage',
      from_stage: 'DOC_ANALYSIS',
      to_stage: 'PROPOSAL_AGREEMENT',
      message: 'O plano está errado.',
      before: { proposal: 1, accepted_by: team.customer.id },
    })
    expect(await walkTo(team, 'DOC_ANALYSIS')).toMatchObject({ stage_name: 'DOC_ANALYSIS' })
  })

  it.each([
    [
      'DOC_ANALYSIS',
      'PROPOSAL_AGREEMENT',
      ({ asCustomer }) => asCustomer('PATCH', '', { proposal_accepted: false, message: 'Não serve.' }),
    ],
    [
      'CONTRACT_INFO',
      'CREDIT_ANALYSIS',
      ({ asAdmin }) =>
        asAdmin('PUT', '/stage', { stage_name: 'CREDIT_ANALYSIS', approved: false, message: 'Não serve.' }),
    ],
  ] as [StageName, StageName, (team: Team) => Promise<{ status: number }>][])(
    'from %s to %s: what was sent back can be refused, and is staff’s to mend',
    async (left, reached, refuse) => {
      const team = await aTeamAt(left)
      await undo(team, left)

      expect((await refuse(team)).status).toBe(200)

      const order = await orderOf(team)
      expect(order).toMatchObject({ stage_name: reached, stage_state: 'reproved', sent_back: false, turn: 'staff' })
      expect(order.stages.find(({ stage_name }) => stage_name === reached)).toMatchObject({
        approved: false,
        message: 'Não serve.',
      })
    },
  )

  it('from credit to documents: every document is open and handed in again', async () => {
    const team = await aTeamAt('CREDIT_ANALYSIS')

    const { body } = await undo(team, 'CREDIT_ANALYSIS')

    expect(body).toMatchObject({
      stage_name: 'DOC_ANALYSIS',
      stage_state: 'reproved',
      sent_back: true,
      turn: 'customer',
    })
    expect(body.documents.map(({ approved, files }) => [approved, files.length])).toEqual(
      Array.from({ length: 4 }, () => [null, 1]),
    )
    expect((await lastEvent(team))?.before.documents).toEqual(
      expect.arrayContaining([expect.objectContaining({ approved: true, decided_by: team.admin.id })]),
    )
    expect((await team.asCustomer('PUT', '/document-submit/')).body).toMatchObject({ turn: 'staff' })
  })

  it('from the contract to credit: it is decided again, and earlier signatures no longer count', async () => {
    const team = await aTeamAt('PACKAGING')
    const before = await rowsOf(`select id from document_files where kind = 'signed'`)
    const other = await aTeamAt('CONTRACT_INFO')

    const { body } = await undo(other, 'CONTRACT_INFO')

    expect(body).toMatchObject({
      stage_name: 'CREDIT_ANALYSIS',
      stage_state: 'reproved',
      sent_back: true,
      turn: 'staff',
    })
    expect(body.allowed_actions).toEqual(expect.arrayContaining(['approve_credit', 'reprove_credit']))
    // A list tells it from a credit that was refused.
    const path = `/checkout-management?company_id=${String(other.companyId)}`
    const { results } = (await callApi<ManagementPage>('GET', path, { token: other.admin.token })).body
    expect(results.find(({ order_mask_id }) => order_mask_id === other.orderMaskId)).toMatchObject({
      stage_state: 'reproved',
      sent_back: true,
    })
    // Another order keeps its own.
    expect(await rowsOf(`select id from document_files where kind = 'signed'`)).toEqual(before)
    expect(await orderOf(team)).toMatchObject({ stage_name: 'PACKAGING' })
  })

  it('from sending to packing: the expected delivery is given again, the serials stay', async () => {
    const team = await aTeamAt('SHIPPING')
    const [pkg] = (await orderOf(team)).packages

    const { body } = await undo(team, 'SHIPPING')

    expect(body).toMatchObject({ stage_name: 'PACKAGING', sent_back: true, turn: 'staff' })
    expect(body.packages[0]).toMatchObject({
      delivery_eta: null,
      delivery_status: 'SEPARATION',
      serials: pkg?.serials,
    })
    expect((await lastEvent(team))?.before.parcels).toEqual([{ id: pkg?.id, delivery_eta: pkg?.delivery_eta }])
    await expectRefusal(team.orderId, { status: 409, error: 'Falta data prevista de entrega em 1 volume.' }, () =>
      team.asAdmin('PUT', '/stage', { stage_name: 'PACKAGING', approved: true }),
    )
  })

  it('from delivery to sending: tracking code and sending date are given again', async () => {
    const team = await aTeamAt('DELIVERY_INFO')

    const { body } = await undo(team, 'DELIVERY_INFO')

    expect(body).toMatchObject({ stage_name: 'SHIPPING', sent_back: true })
    expect(body.packages[0]).toMatchObject({
      tracking_code: null,
      sending_date: null,
      delivery_status: 'WAITING_SHIPMENT',
      state: 'PACKAGING',
    })
    expect((await lastEvent(team))?.before.parcels).toEqual([expect.objectContaining({ tracking_code: 'BR482193077' })])
  })

  it('from the term to delivery: the delivery date is given again, the units are in no use yet', async () => {
    const team = await aTeamAt('DELIVERY_TERM')
    expect(await unitsOf(team)).toEqual(['IN_USE', 'IN_USE'])

    const { body } = await undo(team, 'DELIVERY_TERM')

    expect(body).toMatchObject({ stage_name: 'DELIVERY_INFO', sent_back: true })
    expect(body.packages[0]).toMatchObject({
      delivery_date: null,
      delivery_status: 'WAITING_DELIVERY',
      state: 'SHIPPING',
    })
    expect((await stateOf(team.orderId)).units).toEqual([
      expect.objectContaining({ status: 'OK', company_id: null, address_id: null }),
      expect.objectContaining({ status: 'OK', company_id: null, address_id: null }),
    ])
    expect((await walkTo(team, 'ONGOING')).stage_name).toBe('ONGOING')
  })

  it('from the rental to the term: it is signed again, the rental has not begun', async () => {
    const team = await aTeamAt('ONGOING')
    expect((await orderOf(team)).ends_on).not.toBeNull()

    const { body } = await undo(team, 'ONGOING')

    expect(body).toMatchObject({ stage_name: 'DELIVERY_TERM', sent_back: true, turn: 'customer', ends_on: null })
    const term = body.documents.find(({ document_type }) => document_type === 'DELIVERY_TERM')
    expect(term).toMatchObject({ approved: null, files: [{ kind: 'original' }] })
    expect((await lastEvent(team))?.before).toMatchObject({
      starts_on: expect.any(String),
      withdrawn_files: [{ kind: 'signed' }],
    })
    expect(await walkTo(team, 'ONGOING')).toMatchObject({ stage_name: 'ONGOING', sent_back: false })
  })

  it('from the return to the rental: its packages are called off, what was received goes on in use', async () => {
    const team = await aTeamAt('RETURNING')
    await receive(team)
    expect(await unitsOf(team)).toEqual(['RETURNED', 'RETURNED'])

    const { body } = await undo(team, 'RETURNING')

    expect(body).toMatchObject({ stage_name: 'ONGOING', sent_back: true, turn: null })
    expect(body.ends_on).not.toBeNull()
    expect(body.packages.at(-1)).toMatchObject({ package_type: 'return', delivery_status: 'CANCELED' })
    expect(await unitsOf(team)).toEqual(['IN_USE', 'IN_USE'])
    expect((await walkTo(team, 'FINISHED')).stage_name).toBe('FINISHED')
  })

  it('from the end to the return: it can be closed again', async () => {
    const team = await aTeamAt('FINISHED')

    const { body } = await undo(team, 'FINISHED')

    expect(body).toMatchObject({ stage_name: 'RETURNING', stage_state: 'reproved', sent_back: true, turn: 'staff' })
    expect(body.allowed_actions).toEqual(['correct_appraisal', 'finish_order', 'update_package'])
    const closed = await team.asAdmin('PUT', '/stage', { stage_name: 'RETURNING', approved: true })
    expect(closed.body.stage_name).toBe('FINISHED')
  })
})

describe('a rollback is refused', () => {
  it('without a reason, for a stage with no way back, for one where the order is not', async () => {
    const team = await aTeamAt('DOC_ANALYSIS')

    await expectRefusal(team.orderId, { status: 400, error: 'Preencha esse campo' }, () =>
      undo(team, 'DOC_ANALYSIS', ''),
    )
    await expectRefusal(team.orderId, { status: 400, error: 'Essa etapa não pode ser desfeita.' }, () =>
      undo(team, 'PROPOSAL_AGREEMENT'),
    )
    await expectRefusal(team.orderId, { status: 409, code: 'stage_changed' }, () => undo(team, 'CREDIT_ANALYSIS'))
    await expectRefusal(team.orderId, { status: 400 }, () => undo(team, 'NOWHERE'))
  })

  it('by those who do not own the stage that is left', async () => {
    const team = await aTeamAt('CREDIT_ANALYSIS')
    const body = { stage_name: 'CREDIT_ANALYSIS', message: 'Voltar' }
    for (const group of ['OPERAÇÃO', 'JURÍDICO', 'GERENTE VENDEDOR', 'VENDEDOR'] as const) {
      const { token } = await aStaffUser([group], { permitted: [team.company] })
      await expectRefusal(team.orderId, { status: 403 }, () =>
        callApi('PUT', `${team.managed}/undo-stage`, { token, body }),
      )
    }
  })

  it('once a returned unit was appraised', async () => {
    const team = await aTeamAt('RETURNING')
    await receive(team)
    const [pkg] = (await orderOf(team)).packages.slice(-1)
    const items = [{ serial: pkg?.serials[0]?.serial, ...flawlessAppraisal(CHECKLIST_POINTS) }]
    const path = `/package-management/${String(pkg?.id)}/appraisal`
    expect((await callApi('POST', path, { token: team.admin.token, body: { items } })).status).toBe(200)

    await expectRefusal(team.orderId, { status: 409, code: 'conflict', error: /não pode ser desfeita/ }, () =>
      undo(team, 'RETURNING'),
    )
  })
})
