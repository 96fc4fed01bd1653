import { REQUIRED_DOCUMENTS } from '@/services/orders/documents/required-documents.rules'
import type { Order } from '@/services/orders/orders.schema'
import { aPdf, upload } from '@/tests/factories/http/files.factory'
import { aTeamAt, documentId, handIn, orderOf, type Team, uploadRequired } from '@/tests/factories/orders/order-road'
import { expectRefusal } from '@/tests/factories/orders/order-state'

const [FIRST, SECOND, THIRD, FOURTH] = REQUIRED_DOCUMENTS

type Sending = Omit<Parameters<typeof upload>[1], 'token'>

async function send(team: Team, type: string, sending: Sending = {}) {
  const path = `${team.checkout}/documents/${String(await documentId(team, type))}/files`
  return upload<Order>(path, { token: team.customer.token, ...sending })
}

const decide = async (team: Team, type: string, body: object) =>
  team.asAdmin('PUT', `/documents/${String(await documentId(team, type))}`, body)

const documentIn = (order: Order, type: string) => order.documents.find(({ document_type }) => document_type === type)

/** Two of four reproved, the analysis closed. */
async function returned(): Promise<Team> {
  const team = await aTeamAt('DOC_ANALYSIS')
  await handIn(team)
  await decide(team, FIRST, { approved: true })
  await decide(team, SECOND, { approved: false, message: 'Emitido há mais de 90 dias.' })
  await decide(team, THIRD, { approved: false, message: 'Ilegível.' })
  await decide(team, FOURTH, { approved: true })
  await team.asAdmin('PUT', '/finish-analysis')
  return team
}

describe('an extra document', () => {
  const add = (team: Team, document_type: string, sending: Sending = {}) =>
    upload<Order>(`${team.checkout}/extra-documents/`, {
      token: team.customer.token,
      fields: { document_type },
      ...sending,
    })

  it('is called what the customer calls it, and can be taken back', async () => {
    const team = await aTeamAt('DOC_ANALYSIS')

    const { status, body } = await add(team, 'Procuração')

    expect(status).toBe(201)
    const document = documentIn(body, 'Procuração')
    expect(document).toMatchObject({ is_extra: true, required: false, files: [expect.anything()] })
    const removed = await team.asCustomer('DELETE', `/extra-documents/${String(document?.id)}`)
    expect(documentIn(removed.body, 'Procuração')).toBeUndefined()
  })

  it('may be called like something that every JavaScript object has', async () => {
    const team = await aTeamAt('DOC_ANALYSIS')

    for (const name of ['toString', '__proto__', 'constructor', 'DRE 2025']) {
      const { status, body } = await add(team, name)
      expect([name, status]).toEqual([name, 201])
      expect(documentIn(body, name)).toMatchObject({ is_extra: true })
    }
  })

  it.each(['', 'ab', 'x'.repeat(81)])('needs a name: %j', async (name) => {
    const team = await aTeamAt('DOC_ANALYSIS')

    await expectRefusal(team.orderId, { status: 400, code: 'invalid' }, () => add(team, name))
  })

  it.each(['CONTRACT', 'Contrato social', 'proof_of_address'])('is not called like one of ours: %s', async (name) => {
    const team = await aTeamAt('DOC_ANALYSIS')

    await expectRefusal(team.orderId, { status: 409, code: 'conflict' }, () => add(team, name))
  })

  it('is the only one that can be taken back whole', async () => {
    const team = await aTeamAt('DOC_ANALYSIS')
    const id = String(await documentId(team, FIRST))

    await expectRefusal(team.orderId, { status: 404 }, () => team.asCustomer('DELETE', `/extra-documents/${id}`))
  })

  it('is analysed like the others', async () => {
    const team = await aTeamAt('DOC_ANALYSIS')
    await add(team, 'Procuração')
    await handIn(team)
    for (const type of REQUIRED_DOCUMENTS) await decide(team, type, { approved: true })

    await expectRefusal(team.orderId, { status: 409, error: 'Falta decidir 1 documento antes de concluir.' }, () =>
      team.asAdmin('PUT', '/finish-analysis'),
    )
  })
})

describe('handing the documents in', () => {
  it('is refused while one is missing', async () => {
    const team = await aTeamAt('DOC_ANALYSIS')
    await send(team, FIRST)

    await expectRefusal(
      team.orderId,
      { status: 409, code: 'conflict', error: 'Faltam 3 documentos para enviar.' },
      () => team.asCustomer('PUT', '/document-submit/'),
    )
  })

  it('passes the turn to staff and locks the files', async () => {
    const team = await aTeamAt('DOC_ANALYSIS')
    await uploadRequired(team)

    const { body } = await team.asCustomer('PUT', '/document-submit/')

    expect(body).toMatchObject({
      turn: 'staff',
      turn_groups: ['JURÍDICO', 'OPERAÇÃO', 'ADMINISTRADOR'],
      allowed_actions: ['request_cancel'],
    })
    const file = documentIn(body, FIRST)
    await expectRefusal(team.orderId, { status: 409, code: 'stage_changed' }, () => send(team, FIRST))
    await expectRefusal(team.orderId, { status: 409, code: 'stage_changed' }, () =>
      team.asCustomer('DELETE', `/documents/${String(file?.id)}/files/${String(file?.files[0]?.id)}`),
    )
  })
})

describe('analysing the documents', () => {
  it('waits until they are handed in', async () => {
    const team = await aTeamAt('DOC_ANALYSIS')
    await uploadRequired(team)

    await expectRefusal(team.orderId, { status: 409, code: 'stage_changed' }, () =>
      decide(team, FIRST, { approved: true }),
    )
  })

  it('needs a message for a reproof', async () => {
    const team = await aTeamAt('DOC_ANALYSIS')
    await handIn(team)

    await expectRefusal(team.orderId, { status: 400, error: 'Diga ao cliente o que corrigir.' }, () =>
      decide(team, FIRST, { approved: false }),
    )
  })

  it('is closed when every document is decided', async () => {
    const team = await aTeamAt('DOC_ANALYSIS')
    await handIn(team)
    await decide(team, FIRST, { approved: true })

    await expectRefusal(team.orderId, { status: 409, error: 'Falta decidir 3 documentos antes de concluir.' }, () =>
      team.asAdmin('PUT', '/finish-analysis'),
    )
  })

  it('gives the order back when one is reproved: only the reproved are open', async () => {
    const team = await returned()

    const order = await orderOf(team)

    expect(order).toMatchObject({ stage_name: 'DOC_ANALYSIS', stage_state: 'reproved', turn: 'customer' })
    expect(documentIn(order, SECOND)).toMatchObject({ approved: false, message: 'Emitido há mais de 90 dias.' })
    await expectRefusal(team.orderId, { status: 409, error: /já foi aprovado/ }, () => send(team, FIRST))
    expect((await send(team, SECOND)).status).toBe(201)
  })

  it('asks for a new file of every reproved document before it is handed in again', async () => {
    const team = await returned()
    await send(team, SECOND, { content: aPdf('Conta de outubro') })

    await expectRefusal(team.orderId, { status: 409, error: 'Corrija 1 documento antes de enviar de novo.' }, () =>
      team.asCustomer('PUT', '/document-submit/'),
    )
    await send(team, THIRD, { content: aPdf('Legível') })
    const { body } = await team.asCustomer('PUT', '/document-submit/')

    expect(body).toMatchObject({ stage_state: 'waiting', turn: 'staff' })
    expect(body.documents.filter(({ required }) => required).map(({ approved }) => approved)).toEqual([
      true,
      null,
      null,
      true,
    ])
  })

  it('can approve what is undecided and close in one step', async () => {
    const team = await aTeamAt('DOC_ANALYSIS')
    await handIn(team)

    const { body } = await team.asAdmin('PUT', '/stage', {
      stage_name: 'DOC_ANALYSIS',
      approved: true,
      approve_documents: true,
    })

    expect(body).toMatchObject({
      stage_name: 'CREDIT_ANALYSIS',
      turn: 'staff',
      turn_groups: ['FINANCEIRO', 'ADMINISTRADOR'],
    })
    expect(body.documents.every(({ approved }) => approved === true)).toBe(true)
  })

  it('is not closed as approved while one is reproved', async () => {
    const team = await aTeamAt('DOC_ANALYSIS')
    await handIn(team)
    await decide(team, SECOND, { approved: false, message: 'Ilegível.' })

    await expectRefusal(team.orderId, { status: 409, error: /reprovados/ }, () =>
      team.asAdmin('PUT', '/stage', { stage_name: 'DOC_ANALYSIS', approved: true, approve_documents: true }),
    )
  })
})
