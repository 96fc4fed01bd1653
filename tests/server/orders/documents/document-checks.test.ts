import { documentChecks } from '@/services/orders/documents/document-review.rules'
import { REQUIRED_DOCUMENTS } from '@/services/orders/documents/required-documents.rules'
import type { Order } from '@/services/orders/orders.schema'
import { aPdf, upload } from '@/tests/factories/http/files.factory'
import { aTeamAt, documentId, handIn, orderOf, type Team } from '@/tests/factories/orders/order-road'
import { expectRefusal, stateOf } from '@/tests/factories/orders/order-state'
import { rowsOf } from '@/tests/factories/rows'

const [CONTRACT_OF_COMPANY, ADDRESS] = REQUIRED_DOCUMENTS
const POINTS = documentChecks(ADDRESS).map(({ id }) => id)

async function anAnalysis(): Promise<Team> {
  const team = await aTeamAt('DOC_ANALYSIS')
  await handIn(team)
  return team
}

const at = async (team: Team, type: string = ADDRESS) => `/documents/${String(await documentId(team, type))}`
const tick = async (team: Team, points: string[], checked = true) =>
  team.asAdmin('PUT', `${await at(team)}/checks`, { points, checked })
const decide = async (team: Team, body: object) => team.asAdmin('PUT', await at(team), body)
const documentIn = (order: Order) => order.documents.find(({ document_type }) => document_type === ADDRESS)
const ticksIn = (order: Order) => documentIn(order)?.checks.map(({ point }) => point)

type Entry = { action: string; before: object; after: object }
const decisionsOf = ({ orderId }: Team) =>
  rowsOf<Entry>(
    `select action, before, after from event_logs
      where model_name = 'order' and object_id = $1 and action in ('approve_document', 'reprove_document') order by id`,
    [orderId],
  )

describe('the points of a document that staff check', () => {
  it('are kept with who and when, for staff and not for customers', async () => {
    const team = await anAnalysis()

    const { status, body } = await tick(team, ['company', 'readable'])

    expect(status).toBe(200)
    const by = { id: team.admin.id, name: expect.any(String) }
    const kept = ['company', 'readable'].map((point) => ({ point, by, at: expect.any(String) }))
    expect(documentIn(body)?.checks).toEqual(kept)
    expect(documentIn(await orderOf(team))?.checks).toEqual(kept)
    await decide(team, { approved: true })
    expect(documentIn((await team.asCustomer('GET')).body)).toMatchObject({ checks: [], decided_by: null })
  })

  it('keep their first author when they are ticked again, and can be unticked', async () => {
    const team = await anAnalysis()
    const first = documentIn((await tick(team, ['company'])).body)?.checks

    const again = await tick(team, ['company', 'fresh'])
    expect(documentIn(again.body)?.checks.slice(0, 1)).toEqual(first)
    expect(ticksIn((await tick(team, ['company'], false)).body)).toEqual(['fresh'])
  })

  it('are no step of the order', async () => {
    const team = await anAnalysis()
    const { history, mails, orders } = await stateOf(team.orderId)

    await tick(team, POINTS)

    expect(await stateOf(team.orderId)).toMatchObject({ history, mails, orders })
  })

  it('are to be checked anew in a new file', async () => {
    const team = await anAnalysis()
    await tick(team, POINTS)
    await decide(team, { approved: false, message: 'Emitido há mais de 90 dias.' })
    for (const type of REQUIRED_DOCUMENTS) {
      if (type !== ADDRESS) await team.asAdmin('PUT', await at(team, type), { approved: true })
    }
    await team.asAdmin('PUT', '/finish-analysis')
    expect(ticksIn(await orderOf(team))).toEqual(POINTS)

    const path = `${team.checkout}${await at(team)}/files`
    const { body } = await upload<Order>(path, { token: team.customer.token, content: aPdf('Conta de outubro') })

    expect(body.documents).not.toHaveLength(0)
    expect(ticksIn(await orderOf(team))).toEqual([])
  })

  it('are those of the document, and of one that is under analysis', async () => {
    const team = await anAnalysis()
    const path = await at(team)
    const body = { points: ['readable', 'accountant'], checked: true }
    await expectRefusal(team.orderId, { status: 400, error: 'Ponto desconhecido: accountant.' }, () =>
      team.asAdmin('PUT', `${path}/checks`, body),
    )
    const waiting = await aTeamAt('DOC_ANALYSIS')
    await expectRefusal(waiting.orderId, { status: 409, code: 'stage_changed' }, () => tick(waiting, ['readable']))
    const contract = await at(team, 'CONTRACT')
    await expectRefusal(team.orderId, { status: 404 }, () =>
      team.asAdmin('PUT', `${contract}/checks`, { points: ['readable'], checked: true }),
    )
  })
})

describe('a decision on a document', () => {
  it('writes into the history what was checked and what was not', async () => {
    const team = await anAnalysis()
    await tick(team, ['company', 'fresh', 'readable'])

    const { body } = await decide(team, { approved: true })

    expect(documentIn(body)?.decided_by?.id).toBe(team.admin.id)
    const [{ after } = { after: {} }] = await decisionsOf(team)
    const texts = ['Em nome da empresa', 'Emitido há 90 dias ou menos', 'Legível e sem cortes']
    expect(after).toMatchObject({
      document: ADDRESS,
      approved: true,
      checked: texts.map((point) => ({ point })),
      unchecked: ['Endereço igual ao do cadastro'],
    })
  })

  it('counts once, however often it is pressed', async () => {
    const team = await anAnalysis()
    await decide(team, { approved: true })
    const once = await stateOf(team.orderId)

    const again = await decide(team, { approved: true })

    expect(again.status).toBe(200)
    expect(documentIn(again.body)?.approved).toBe(true)
    expect(await stateOf(team.orderId)).toEqual(once)
  })

  it('can be changed, with before and after in the history', async () => {
    const team = await anAnalysis()
    await decide(team, { approved: true })

    const message = 'Emitido há mais de 90 dias.'
    const { body } = await decide(team, { approved: false, message })

    expect(documentIn(body)).toMatchObject({ approved: false, message })
    expect(await decisionsOf(team)).toMatchObject([
      { action: 'approve_document', before: { document: ADDRESS, approved: null }, after: { approved: true } },
      { action: 'reprove_document', before: { document: ADDRESS, approved: true }, after: { approved: false } },
    ])
  })

  it('is another one after more was checked', async () => {
    const team = await anAnalysis()
    await decide(team, { approved: true })
    await tick(team, POINTS)

    await decide(team, { approved: true })

    expect((await decisionsOf(team)).map(({ after }) => (after as { unchecked: string[] }).unchecked.length)).toEqual([
      POINTS.length,
      0,
    ])
  })

  it('names its document in the history that a screen shows', async () => {
    const team = await anAnalysis()
    await team.asAdmin('PUT', await at(team, CONTRACT_OF_COMPANY), { approved: true })
    const { body } = await decide(team, { approved: true })
    expect(body.history.slice(0, 2).map(({ document }) => document)).toEqual([ADDRESS, CONTRACT_OF_COMPANY])
  })
})
