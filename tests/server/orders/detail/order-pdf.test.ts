import { createApp } from '@/server/app'
import { formatMoney } from '@/services/format/format.rules'
import { STAGE_LABEL, STAGES } from '@/services/orders/workflow/stages.rules'
import { callApi } from '@/tests/factories/http/call-api'
import { pdfFacts, pdfPages } from '@/tests/factories/http/pdf-text'
import { aTeam, aTeamAt, orderOf, type Team, walkTo } from '@/tests/factories/orders/order-road'
import { aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

const app = createApp()

const get = (path: string, token: string) =>
  app.request(`/api${path}`, { headers: { Authorization: `Bearer ${token}` } })

async function bytesOf(path: string, token: string): Promise<Uint8Array> {
  const response = await get(path, token)
  expect(response.status).toBe(200)
  return new Uint8Array(await response.arrayBuffer())
}

const textOf = async (path: string, token: string) =>
  // A code that is wider than its line is broken within it.
  (await pdfPages(await bytesOf(path, token))).join(' ').replace(/\s+/g, ' ')

const forCustomer = (team: Team) => textOf(`${team.checkout}/pdf`, team.customer.token)
const plain = (text: string) => text.replace(/\s+/g, ' ')

describe('the PDF of a whole order', () => {
  it('shows what the order’s screen shows: items, fee, stages, packages, documents, signers and history', async () => {
    const team = await aTeamAt('PACKAGING')
    await walkTo(team, 'DELIVERY_INFO')
    const order = await orderOf(team)

    const text = await forCustomer(team)

    expect(text).toContain(`Pedido ${order.order_mask_id}`)
    expect(text).toContain(order.company.corporate_name)
    expect(text).toContain('De quem é a vez: Arrenda')
    expect(text).toContain('Os equipamentos estão a caminho')
    for (const { name, monthly_fee } of order.items) {
      expect(text).toContain(name)
      expect(text).toContain(plain(formatMoney(monthly_fee)))
    }
    expect(text).toContain(`Total por mês ${plain(formatMoney(order.monthly_fee))}`)
    for (const stage of STAGES.slice(0, -1)) expect(text).toContain(STAGE_LABEL[stage])
    for (const { files } of order.documents.filter(({ is_signable }) => is_signable))
      for (const { sha256 } of files) expect(text).toContain(`SHA-256 ${sha256}`)
    for (const { name } of order.signers) expect(text).toContain(name)
    expect(text).toContain('rastreio BR482193077')
    for (const { address, serials } of order.packages) {
      expect(text).toContain(`Recebe: ${address.recipient_name}`)
      for (const { serial } of serials) expect(text).toContain(serial)
    }
    expect(text).toContain('Proposta aceita')
    expect(text).toContain('Pedido criado')
    expect(text).toContain(`contrato ${String(order.contract_number)}`)
  })

  it('has the specifications of what is rented and what its service package holds', async () => {
    const team = await aTeam()
    await rowsOf(
      `update products set technical_specifications = '[{"name":"Memória","value":"32 GB"}]' where id = $1`,
      [team.products[0]?.id],
    )

    const text = await forCustomer(team)

    expect(text).toContain('Memória: 32 GB')
    expect(text).toContain('Pacote de serviço Essencial')
  })

  it('speaks to each side in its own words', async () => {
    const team = await aTeam()

    expect(await forCustomer(team)).toContain('De quem é a vez: Você')
    expect(await textOf(`${team.managed}/pdf`, team.admin.token)).toContain('De quem é a vez: Cliente')
  })

  it('is a download with the order’s number, titled, tagged and in Portuguese', async () => {
    const team = await aTeam()
    const response = await get(`${team.managed}/pdf`, team.admin.token)

    expect(response.headers.get('Content-Type')).toBe('application/pdf')
    expect(response.headers.get('Content-Disposition')).toContain(`filename="Pedido ${team.orderMaskId}.pdf"`)
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    const { info, marked } = await pdfFacts(new Uint8Array(await response.arrayBuffer()))
    expect(info).toMatchObject({ Language: 'pt-BR' })
    expect(marked).toMatchObject({ Marked: true })
  })

  it('has no internal notes, not even for staff: it is made to be handed on', async () => {
    const team = await aTeam()
    const text = 'Desconto fora da tabela.'
    await callApi('POST', `${team.managed}/notes`, { token: team.admin.token, body: { text } })

    expect(await textOf(`${team.managed}/pdf`, team.admin.token)).not.toContain(text)
    expect(await forCustomer(team)).not.toContain(text)
  })

  it('exists for those alone who see the order', async () => {
    const team = await aTeam()
    const stranger = await aUser()
    const salesperson = await aStaffUser(['VENDEDOR'])

    expect((await get(`${team.checkout}/pdf`, stranger.token)).status).toBe(404)
    expect((await get(`${team.managed}/pdf`, salesperson.token)).status).toBe(404)
    expect((await get(`${team.managed}/pdf`, team.customer.token)).status).toBe(403)
  })

  it('runs over pages and loses nothing of a long order', async () => {
    const team = await aTeam({ products: 45, quantity: 1 })
    const pages = await pdfPages(await bytesOf(`${team.checkout}/pdf`, team.customer.token))

    expect(pages.length).toBeGreaterThan(2)
    for (const { name } of (await orderOf(team)).items) expect(pages.join(' ')).toContain(name)
    expect(pages.at(-1)).toContain(`Página ${String(pages.length)} de ${String(pages.length)}`)
  })
})
