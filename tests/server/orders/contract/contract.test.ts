import type { Order } from '@/services/orders/orders.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { upload } from '@/tests/factories/http/files.factory'
import {
  aTeamAt,
  documentId,
  orderOf,
  prepareContract,
  signContract,
  type Team,
} from '@/tests/factories/orders/order-road'
import { expectRefusal } from '@/tests/factories/orders/order-state'
import { rowsOf } from '@/tests/factories/rows'

const complete = (team: Team) => team.asAdmin('PUT', '/stage', { stage_name: 'CONTRACT_INFO', approved: true })

const notify = (team: Team) =>
  callApi<Order>('POST', `/notify-signers-management/${String(team.companyId)}/${team.orderMaskId}`, {
    token: team.admin.token,
    body: { stage_name: 'CONTRACT_INFO' },
  })

const contractPath = async (team: Team) => `/documents/${String(await documentId(team, 'CONTRACT'))}`

const contractOf = (order: Order) => order.documents.find(({ document_type }) => document_type === 'CONTRACT')

describe('the contract', () => {
  it('is prepared by staff, sent by them when everyone is named, then waits for the signatures', async () => {
    const team = await aTeamAt('CONTRACT_INFO')

    await prepareContract(team)

    const order = await orderOf(team)
    expect(order).toMatchObject({ turn: 'staff', contract_number: '2026-0128', addendum_number: null })
    expect(order.signers.map(({ role, cpf }) => [role, cpf])).toEqual([
      ['signer', '***.982.247-**'],
      ['witness', '***.444.777-**'],
      ['witness', '***.533.447-**'],
    ])
    await notify(team)
    expect(await orderOf(team)).toMatchObject({ turn: 'customer', stage_state: 'waiting' })
  })

  it('stays with staff until they have begun to name who signs', async () => {
    const team = await aTeamAt('CONTRACT_INFO')
    const put = await upload<Order>(`${team.managed}${await contractPath(team)}/files`, { token: team.admin.token })
    expect(put.body.turn).toBe('staff')

    const { body } = await team.asAdmin('PUT', '/contract-numbers', { contract_number: '2026-0128' })

    expect(body).toMatchObject({ turn: 'staff', contract_number: '2026-0128' })
    const named = await team.asAdmin('POST', `${await contractPath(team)}/signers`, {
      name: 'Marina Duarte',
      email: 'marina@horizonte.example',
      cpf: '52998224725',
      role: 'signer',
      order: 1,
    })
    expect(named.body.turn).toBe('customer')
  })

  it('goes back to staff when the signed copy is there, who approve it and go on', async () => {
    const team = await aTeamAt('CONTRACT_INFO')
    await prepareContract(team)
    await signContract(team)
    expect(await orderOf(team)).toMatchObject({ turn: 'staff' })

    await expectRefusal(team.orderId, { status: 409, error: /aprove o contrato/ }, () => complete(team))
    await team.asAdmin('PUT', await contractPath(team), { approved: true })
    const { body } = await complete(team)

    expect(body).toMatchObject({ stage_name: 'PACKAGING', turn: 'staff' })
    expect(body.packages).toEqual([expect.objectContaining({ delivery_status: 'SEPARATION', state: 'PACKAGING' })])
  })

  it('cannot be signed before its number, its PDF and everyone who signs are known', async () => {
    const team = await aTeamAt('CONTRACT_INFO')
    const path = `${team.checkout}${await contractPath(team)}/files`
    const sign = () => upload(path, { token: team.customer.token, fields: { kind: 'signed' } })

    await expectRefusal(team.orderId, { status: 409, error: 'Falta o PDF do contrato.' }, sign)
    await upload(`${team.managed}${await contractPath(team)}/files`, { token: team.admin.token })
    await expectRefusal(team.orderId, { status: 409, error: 'Falta o número do contrato.' }, sign)
    await team.asAdmin('PUT', '/contract-numbers', { contract_number: '1' })
    await expectRefusal(team.orderId, { status: 409, error: 'Indique ainda 1 signatário e 2 testemunhas.' }, sign)
  })

  it('takes the customer’s file without a kind as the signed copy', async () => {
    const team = await aTeamAt('CONTRACT_INFO')
    await prepareContract(team)
    const path = `${team.checkout}${await contractPath(team)}/files`

    const { status, body } = await upload<Order>(path, { token: team.customer.token, name: 'assinado.pdf' })

    expect([status, body.turn]).toEqual([201, 'staff'])
    expect(contractOf(body)?.files.map(({ name, kind }) => [name, kind])).toEqual([
      ['contrato.pdf', 'original'],
      ['assinado.pdf', 'signed'],
    ])
  })

  it('is put up by staff alone: the customer sends signed copies', async () => {
    const team = await aTeamAt('CONTRACT_INFO')
    const path = await contractPath(team)

    await expectRefusal(team.orderId, { status: 403, code: 'forbidden' }, () =>
      upload(`${team.checkout}${path}/files`, { token: team.customer.token, fields: { kind: 'original' } }),
    )
  })

  it('is to be signed again when staff put up another one; what was there stays in the history', async () => {
    const team = await aTeamAt('CONTRACT_INFO')
    await prepareContract(team)
    await signContract(team)

    await upload(`${team.managed}${await contractPath(team)}/files`, { token: team.admin.token, name: 'novo.pdf' })

    const order = await orderOf(team)
    expect(order.turn).toBe('staff')
    expect(contractOf(order)?.files.map(({ name, kind }) => [name, kind])).toEqual([['novo.pdf', 'original']])
    const [entry] = await rowsOf<{ before: { withdrawn_files: { name: string }[] } }>(
      `select before from event_logs where object_id = $1 and model_name = 'order' order by id desc limit 1`,
      [team.orderId],
    )
    expect(entry?.before.withdrawn_files.map(({ name }) => name)).toEqual(['contrato.pdf', 'assinado.pdf'])
  })

  it('is to be signed again when staff reprove the signed copy', async () => {
    const team = await aTeamAt('CONTRACT_INFO')
    await prepareContract(team)
    await signContract(team)

    const { body } = await team.asAdmin('PUT', await contractPath(team), {
      approved: false,
      message: 'Falta a rubrica.',
    })

    expect(body).toMatchObject({ stage_name: 'CONTRACT_INFO', turn: 'customer' })
    expect(contractOf(body)).toMatchObject({
      approved: false,
      message: 'Falta a rubrica.',
      files: [{ kind: 'original' }],
    })
    await signContract(team)
    expect(contractOf(await orderOf(team))).toMatchObject({ approved: null, message: null })
  })

  it('does not change once it is approved', async () => {
    const team = await aTeamAt('CONTRACT_INFO')
    await prepareContract(team)
    await signContract(team)
    await team.asAdmin('PUT', await contractPath(team), { approved: true })
    const path = await contractPath(team)

    await expectRefusal(team.orderId, { status: 409, error: /já foi aprovado/ }, () =>
      upload(`${team.managed}${path}/files`, { token: team.admin.token }),
    )
    await expectRefusal(team.orderId, { status: 409, error: /já foi aprovado/ }, () =>
      team.asCustomer('POST', `${path}/signers`, {
        name: 'Rita Lopes',
        email: 'rita@horizonte.example',
        cpf: '12345678909',
        role: 'witness',
        order: 4,
      }),
    )
  })
})
