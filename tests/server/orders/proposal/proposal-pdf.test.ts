import { createApp } from '@/server/app'
import { formatDay, formatDayShort, formatMoney } from '@/services/format/format.rules'
import { must } from '@/services/invariant/must.rules'
import { proposalValidity } from '@/services/orders/proposal/reservation-texts.rules'
import { deadlineText } from '@/services/orders/workflow/due-texts.rules'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import { aCoupon } from '@/tests/factories/catalogue/coupons.factory'
import { aReadyQuotation } from '@/tests/factories/catalogue/simulation.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { pdfFacts, pdfPages } from '@/tests/factories/http/pdf-text'
import { applyCoupon, finish } from '@/tests/factories/orders/finishing'
import { aTeam, type Team } from '@/tests/factories/orders/order-road'
import { aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

const app = createApp()

const get = (path: string, token: string) =>
  app.request(`/api${path}`, { headers: { Authorization: `Bearer ${token}` } })

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())
const plain = (text: string) => text.replace(/\s+/g, ' ')
const money = (amount: string) => plain(formatMoney(amount))

async function proposalOf(team: Team, version = 1): Promise<Uint8Array> {
  const response = await get(`${team.checkout}/proposals/${String(version)}/pdf`, team.customer.token)
  expect(response.status).toBe(200)
  return bytesOf(response)
}

describe('the PDF of a proposal', () => {
  it('matches the finished quotation to the cent', async () => {
    const ready = await aReadyQuotation({ quantity: 7 })
    const coupon = await aCoupon()
    await applyCoupon(ready, coupon.discountCode)
    const { body: order } = await finish(ready, { comment: 'Entregar pela manhã.' })

    const content = await bytesOf(await get(`/checkout/${order.order_mask_id}/proposals/1/pdf`, ready.token))
    const text = (await pdfPages(content)).join(' ')

    const [item] = order.items
    expect(text).toContain(`Pedido ${order.order_mask_id} · versão 1 · emitida em ${formatDay(order.created_at)}`)
    expect(text).toContain(order.company.corporate_name)
    expect(text).toContain(String(item?.name))
    // The same base as the order's table: one unit, without the package, which is a line below (docs/adr/0537).
    expect(text).toContain('Por unidade, sem pacote')
    expect(text).toContain(`${money(String(item?.unit_price))} ${money(String(item?.monthly_fee))}`)
    for (const { label, amount, kind } of order.lines) {
      expect(text).toContain(money(amount))
      if (kind !== 'product') expect(text).toContain(plain(label))
    }
    expect(order.lines.some(({ kind }) => kind === 'coupon')).toBe(true)
    expect(text).toContain(`Total por mês ${money(order.monthly_fee)}`)
    expect(text).toContain(money(toDecimal(toCents(order.monthly_fee) * order.duration_months)))
    expect(text).toContain(`${String(order.duration_months)} meses`)
    expect(text).toContain('entrega com seguro')
    expect(text).toContain('Comentário do pedido: Entregar pela manhã.')
    // One deadline: of the order, of the PDF, and of the reservation at least.
    const deadline = order.due_at ?? ''
    expect(text).toContain(`Esta proposta vale até ${formatDay(deadline)}.`)
    expect(text).toContain(`Válida até ${formatDay(deadline)}`)
    const [hold] = await rowsOf<{ expires_at: Date }>(
      `select min(h.expires_at) as expires_at from stock_holds h join orders o on o.id = h.order_id
       where o.company_id = $1 and o.order_mask_id = $2 and h.released_at is null`,
      [order.company.id, order.order_mask_id],
    )
    expect(hold?.expires_at.getTime()).toBeGreaterThanOrEqual(Date.parse(deadline))
    expect(text).toContain('Página 1 de')
  })

  it('names the deadline that the order, its banner and the mail about it name', async () => {
    const ready = await aReadyQuotation()
    const { body: order } = await finish(ready)

    const pages = await pdfPages(
      await bytesOf(await get(`/checkout/${order.order_mask_id}/proposals/1/pdf`, ready.token)),
    )
    const mails = await rowsOf<{ deadline: string }>(
      `select m.data ->> 'deadline' as deadline from mail_outbox m join orders o on o.id = m.order_id
       where o.company_id = $1 and o.order_mask_id = $2 and m.event_key like 'order:%'`,
      [order.company.id, order.order_mask_id],
    )

    const banner = must(deadlineText(order, 'customer', new Date(), { onPaper: true }), 'deadline of the order')
    expect(mails.length).toBeGreaterThan(0)
    for (const { deadline } of mails) expect(deadline).toBe(`${banner.word}: ${banner.day}.`)
    const validity = must(proposalValidity(order), 'validity of the proposal')
    expect(validity.word).toBe(`Vale até ${formatDayShort(order.due_at ?? '')}`)
    expect(pages.join(' ')).toContain(`Válida até ${formatDay(order.due_at ?? '')}`)
  })

  it('is a download with a Portuguese name that no browser guesses about, titled and in Portuguese', async () => {
    const team = await aTeam()

    const response = await get(`${team.checkout}/proposals/1/pdf`, team.customer.token)

    expect(response.headers.get('Content-Type')).toBe('application/pdf')
    expect(response.headers.get('Content-Disposition')).toBe(
      `attachment; filename="Proposta ${team.orderMaskId}, versao 1.pdf"; filename*=UTF-8''Proposta%20${team.orderMaskId}%2C%20vers%C3%A3o%201.pdf`,
    )
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    const { info, marked } = await pdfFacts(await bytesOf(response))
    expect(info).toMatchObject({
      Title: `Proposta de locação, pedido ${team.orderMaskId}, versão 1`,
      Language: 'pt-BR',
    })
    expect(marked).toMatchObject({ Marked: true })
  })

  it('is the same bytes after the catalogue, the address and the company have changed', async () => {
    const team = await aTeam()
    const before = await proposalOf(team)

    await rowsOf("update products set name = 'Outro', price = 1, technical_specifications = '[]'")
    await rowsOf("update addresses set street = 'Outra rua'")
    await rowsOf("update companies set corporate_name = 'Outra empresa' where id = $1", [team.companyId])

    expect(Buffer.compare(await proposalOf(team), before)).toBe(0)
  })

  it('exists for every version: a refused one keeps its words, a new one has its own', async () => {
    const team = await aTeam({ quantity: 2 })
    await team.asCustomer('PATCH', '', { proposal_accepted: false, message: 'Caro demais.' })
    const { status } = await callApi('POST', `/orders/${String(team.companyId)}/${team.orderMaskId}/proposals`, {
      token: team.admin.token,
      body: {
        message: 'Com desconto e uma unidade a menos.',
        items: [{ product_id: team.products[0]?.id, unit_price: '260.10', quantity: 1 }],
      },
    })
    expect(status).toBe(201)

    const first = (await pdfPages(await proposalOf(team, 1))).join(' ')
    const second = (await pdfPages(await proposalOf(team, 2))).join(' ')

    expect(first).toContain(`Total por mês ${money('602.00')}`)
    expect(first).not.toContain('Caro demais')
    expect(second).toContain(`Total por mês ${money('272.10')}`)
    expect(second).toContain('Com desconto e uma unidade a menos.')
    expect(second).toContain(`1 × ${String(team.products[0]?.name)}`)
  })

  it('exists again, as a new version, after the acceptance was rolled back', async () => {
    const team = await aTeam()
    await team.asCustomer('PATCH', '', { proposal_accepted: true })
    await team.asAdmin('PUT', '/undo-stage', { stage_name: 'DOC_ANALYSIS', message: 'Conferir de novo.' })

    expect((await pdfPages(await proposalOf(team, 2))).join(' ')).toContain('versão 2')
  })

  it('runs over pages, each with the head of the table and its number, and loses no item', async () => {
    const team = await aTeam({ products: 60, quantity: 1 })

    const pages = await pdfPages(await proposalOf(team))

    const withItems = pages.filter((page) => team.products.some(({ name }) => page.includes(`${name} VX`)))
    expect(withItems.length).toBeGreaterThan(2)
    for (const page of withItems) expect(page).toContain('Item Qtd. Por unidade, sem pacote Por mês, sem pacote')
    for (const { name } of team.products) expect(pages.join(' ')).toContain(`${name} VX`)
    pages.forEach((page, index) => {
      expect(page).toContain(`Página ${String(index + 1)} de ${String(pages.length)}`)
    })
  })

  it('is the same for staff, and nothing for who may not see the order or asks for a version that is not there', async () => {
    const team = await aTeam()
    const path = `${team.managed}/proposals/1/pdf`

    expect(Buffer.compare(await bytesOf(await get(path, team.admin.token)), await proposalOf(team))).toBe(0)
    const stranger = await aUser()
    expect((await get(`${team.checkout}/proposals/1/pdf`, stranger.token)).status).toBe(404)
    const salesperson = await aStaffUser(['VENDEDOR'])
    expect((await get(path, salesperson.token)).status).toBe(404)
    expect((await get(`${team.managed}/proposals/2/pdf`, team.admin.token)).status).toBe(404)
  })
})
