import { flawlessAppraisal } from '@/services/logistics/returns/appraisal.rules'
import { CHECKLIST_POINTS } from '@/services/logistics/returns/checklist.rules'
import { createApp } from '@/server/app'
import type { OwnReturn, ReturnDetail } from '@/services/logistics/returns/return-detail.schema'
import { labelSerials, packingSteps, unitsByProduct } from '@/services/logistics/returns/return-label.rules'
import { aPng } from '@/tests/factories/catalogue/pictures.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { upload } from '@/tests/factories/http/files.factory'
import { pdfPages } from '@/tests/factories/http/pdf-text'
import { aTeamAt, receive, returnsOf } from '@/tests/factories/orders/order-road'
import { the } from '@/tests/factories/the'

async function aReturn() {
  const team = await aTeamAt('RETURNING', { quantity: 2 })
  const pkg = the(await returnsOf(team))
  const own = `${team.checkout}/returns/${String(pkg.id)}`
  return { team, pkg, own, managed: `/package-management/${String(pkg.id)}` }
}

async function pdf(path: string, token: string) {
  const response = await createApp().request(`/api${path}`, { headers: { Authorization: `Bearer ${token}` } })
  return { response, pages: await pdfPages(new Uint8Array(await response.arrayBuffer())) }
}

describe('the label of a return', () => {
  it('shows order, destination and contents, one label per box', async () => {
    const { team, pkg, managed } = await aReturn()

    const { response, pages } = await pdf(`${managed}/return-label?volumes=2`, team.admin.token)

    expect(response.headers.get('Content-Disposition')).toMatch(/filename="devolucao-000001-\d+\.pdf"/)
    expect(pages).toHaveLength(2)
    for (const word of [
      `Devolução ${String(pkg.id)}`,
      'Volume 2 de 2',
      'Pedido 000001',
      pkg.address.city,
      'Arrenda Locação de Equipamentos',
      'Cole uma etiqueta do lado de fora de cada volume',
      ...pkg.serials.map(({ serial }) => serial),
    ]) {
      expect(pages[1]).toContain(word)
    }
  })

  it('has one page per box for label printers', async () => {
    const { team, pkg, managed } = await aReturn()
    const { pages } = await pdf(`${managed}/return-label?format=single&volumes=3`, team.admin.token)
    expect(pages).toHaveLength(3)
    expect(pages[0]).toContain('Volume 1 de 3')
    expect(pages[0]).toContain(the(pkg.serials.slice(0, 1)).serial)
  })

  it('is available to the customer for their own order', async () => {
    const { team, pkg, own } = await aReturn()
    const { response, pages } = await pdf(`${own}/label`, team.customer.token)
    expect(response.status).toBe(200)
    expect(pages[0]).toContain(`Devolução ${String(pkg.id)}`)
    const elsewhere = own.replace(team.orderMaskId, '000999')
    expect((await callApi('GET', `${elsewhere}/label`, { token: team.customer.token })).status).toBe(404)
  })

  it('is refused for a cancelled return and for an outgoing package', async () => {
    const team = await aTeamAt('ONGOING', { quantity: 2 })
    const { token } = team.customer
    const units = await callApi<{ results: { id: number }[] }>('GET', '/equipment', { token })
    const unit = the(units.body.results.slice(0, 1))
    await callApi('POST', '/equipment/returns', { token, body: { units: [unit.id] } })
    const pkg = the(await returnsOf(team))
    await callApi('DELETE', `/equipment/returns/${String(pkg.id)}`, { token })
    expect((await callApi('GET', `${team.checkout}/returns/${String(pkg.id)}/label`, { token })).status).toBe(409)
    const out = (await callApi<{ packages: { id: number }[] }>('GET', team.checkout, { token })).body.packages[0]
    expect(
      (await callApi('GET', `/package-management/${String(out?.id)}/return-label`, { token: team.admin.token })).status,
    ).toBe(404)
  })

  it('lists as many serials as fit and the number of the others', () => {
    const units = Array.from({ length: 30 }, (_, at) => ({ serial: `S${String(at)}`, product: { name: 'Vertex' } }))
    expect(labelSerials(units)).toMatch(/^S0, S1, .*S23 e mais 6$/)
    expect(labelSerials(units.slice(0, 2))).toBe('S0, S1')
    expect(unitsByProduct(units)).toEqual([{ name: 'Vertex', serials: units.map(({ serial }) => serial) }])
    expect(packingSteps(1).join(' ')).toContain('Cole esta etiqueta do lado de fora do volume')
    expect(packingSteps(2).join(' ')).toContain('são 2 volumes')
  })
})

describe('a return as the customer sees it', () => {
  it('shows receipt, condition and photos of each unit, not its destination', async () => {
    const { team, pkg, own, managed } = await aReturn()
    await receive(team)
    const { serial } = the(pkg.serials.slice(0, 1))
    const photo = { token: team.admin.token, content: await aPng(), fields: { moment: 'appraisal', serial } }
    await upload(`${managed}/images`, photo)
    const tested = { ...flawlessAppraisal(CHECKLIST_POINTS).checklist, screen: 'bad' }
    await callApi('POST', `${managed}/appraisal`, {
      token: team.admin.token,
      body: {
        items: [
          {
            serial,
            condition: 'damaged',
            destination: 'IN_MAINTENANCE',
            comment: 'Tela trincada',
            checklist: tested,
          },
        ],
      },
    })

    const { body } = await callApi<OwnReturn>('GET', own, { token: team.customer.token })

    const [found] = body.serials.filter((unit) => unit.serial === serial)
    expect(found).toMatchObject({ condition: 'damaged', comment: 'Tela trincada', checklist: tested })
    expect(found?.pictures).toEqual([expect.objectContaining({ moment: 'appraisal' })])
    expect(found).not.toHaveProperty('destination')
    const desk = await callApi<ReturnDetail>('GET', `/returns/${String(pkg.id)}`, { token: team.admin.token })
    expect(body.serials.map((unit) => unit.received_at)).toEqual(desk.body.serials.map((unit) => unit.received_at))
  })
})
