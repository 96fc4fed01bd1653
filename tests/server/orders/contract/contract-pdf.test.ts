import { createHash } from 'node:crypto'
import { createApp } from '@/server/app'
import { formatCnpj, formatMoney } from '@/services/format/format.rules'
import type { Order } from '@/services/orders/orders.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { pdfFacts, pdfPages } from '@/tests/factories/http/pdf-text'
import {
  aTeamAt,
  documentId,
  orderOf,
  prepareContract,
  signContract,
  type Team,
} from '@/tests/factories/orders/order-road'
import { expectRefusal } from '@/tests/factories/orders/order-state'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

const app = createApp()
const plain = (text: string) => text.replace(/\s+/g, ' ')

const generate = (team: Team, token = team.admin.token) => callApi<Order>('POST', `${team.managed}/contract`, { token })

const filesOf = (order: Order) => order.documents.find(({ document_type }) => document_type === 'CONTRACT')?.files ?? []

async function bytesOf(team: Team): Promise<Uint8Array> {
  const [file] = filesOf(await orderOf(team))
  const path = `${team.managed}/documents/${String(await documentId(team, 'CONTRACT'))}/files/${String(file?.id)}`
  const response = await app.request(`/api${path}`, { headers: { Authorization: `Bearer ${team.admin.token}` } })
  return new Uint8Array(await response.arrayBuffer())
}

describe('a contract from the template', () => {
  it('states parties, items, fee and months as the order does', async () => {
    const team = await aTeamAt('CONTRACT_INFO')
    await team.asAdmin('PUT', '/contract-numbers', { contract_number: '2026/0128', addendum_number: '2' })

    const { status, body } = await generate(team)

    expect(status).toBe(201)
    const content = await bytesOf(team)
    const [file] = filesOf(body)
    expect(file).toMatchObject({ name: 'Contrato 2026-0128.pdf', kind: 'original' })
    expect(file?.sha256).toBe(createHash('sha256').update(content).digest('hex'))
    const [{ cnpj } = { cnpj: '' }] = await rowsOf<{ cnpj: string }>('select cnpj from companies where id = $1', [
      team.companyId,
    ])
    const text = (await pdfPages(content)).join(' ')
    for (const fact of [
      'Contrato de locação de bens móveis nº 2026/0128',
      `${body.company.corporate_name}, inscrita no CNPJ sob o nº ${formatCnpj(cnpj)}`,
      'aditivo nº 2',
      `A mensalidade é de ${formatMoney(body.monthly_fee)}`,
      `A locação dura ${String(body.duration_months)} meses`,
      ...body.items.map(({ name }) => name),
      'Anexo II. Endereços de entrega',
      'Testemunha 2',
    ]) {
      expect(text).toContain(plain(fact))
    }
    expect(await pdfFacts(content)).toMatchObject({
      info: { Title: `Contrato de locação de bens móveis nº 2026/0128, pedido ${team.orderMaskId}`, Language: 'pt-BR' },
      marked: { Marked: true },
    })
  })

  it('names those who sign and witness when they are known', async () => {
    const team = await aTeamAt('CONTRACT_INFO')
    await prepareContract(team)

    await generate(team)

    const text = (await pdfPages(await bytesOf(team))).join(' ')
    expect(text).toContain('Pessoa 0 Signatário · CPF 529.982.247-25')
    expect(text).toContain('Testemunha 2 · CPF 390.533.447-05')
  })

  it('takes the place of the contract before it, and of what was signed on that', async () => {
    const team = await aTeamAt('CONTRACT_INFO')
    await prepareContract(team)
    await signContract(team)

    const { body } = await generate(team)

    expect(filesOf(body).map(({ name, kind }) => [name, kind])).toEqual([['Contrato 2026-0128.pdf', 'original']])
    expect(body.history[0]).toMatchObject({ action: 'generate_contract' })
    const [entry] = await rowsOf<{ after: object; before: { withdrawn_files: object[] } }>(
      `select before, after from event_logs where object_id = $1 and model_name = 'order' order by id desc limit 1`,
      [team.orderId],
    )
    expect(entry?.after).toMatchObject({ document: 'CONTRACT', template: 1 })
    expect(entry?.before.withdrawn_files).toHaveLength(2)
  })

  it('waits for its number, its stage and its people', async () => {
    const team = await aTeamAt('CONTRACT_INFO')
    const seller = await aStaffUser(['GERENTE VENDEDOR'])

    await expectRefusal(team.orderId, { status: 409, error: 'Salve primeiro o número do contrato.' }, () =>
      generate(team),
    )
    await expectRefusal(team.orderId, { status: 403 }, () => generate(team, seller.token))
    await expectRefusal(team.orderId, { status: 403 }, () => generate(team, team.customer.token))
    const early = await aTeamAt('CREDIT_ANALYSIS')
    await expectRefusal(early.orderId, { status: 409, code: 'stage_changed' }, () => generate(early))
  })

  it('does not change once the signed copy is approved', async () => {
    const team = await aTeamAt('CONTRACT_INFO')
    await prepareContract(team)
    await signContract(team)
    await team.asAdmin('PUT', `/documents/${String(await documentId(team, 'CONTRACT'))}`, { approved: true })

    await expectRefusal(team.orderId, { status: 409, error: /já foi aprovado/ }, () => generate(team))
  })
})
