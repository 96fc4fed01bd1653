import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { PlanScreen } from '@/components/simulation/plan/PlanScreen'
import type { OfferedUpgrade, ProductUpgradeItem } from '@/services/simulation/products/upgrades.schema'
import type { Quotation } from '@/services/simulation/simulation.schema'
import {
  wirePlan,
  wireQuotation,
  wireServicePackage,
  wireUpgrade,
  wireUpgradeItem,
} from '@/tests/factories/wire/simulation.wire'
import { serve } from '@/tests/mocks/handlers'
import { keepQuotation, network, openAt, saved, useNetwork } from '../simulationDesk'

useNetwork()

const PATH = '*/api/product-upgrade-item'

type Item = { product_id: number; upgrade_id: number; quantity: number }

/** Opens the plan page with a server that stores the upgrades it receives. */
function openUpgrades(quotation: Partial<Quotation> = {}, offered: OfferedUpgrade[] = [wireUpgrade()]) {
  const desk = keepQuotation(wireQuotation(quotation))
  const { kept } = desk
  const keep = (upgrades: ProductUpgradeItem[]) => {
    kept.now = { ...kept.now, upgrades }
    return HttpResponse.json(kept.now)
  }
  const note = async (call: string, request: Request): Promise<Item> => {
    const body = (await request.json()) as Item
    kept.commands.push({ call, body })
    return body
  }
  network.use(
    ...serve({ 'GET /plans': [wirePlan()], 'GET /upgrades': offered }),
    http.get('*/api/quotations/9/service-package', () => HttpResponse.json([wireServicePackage()])),
    http.get(PATH, () => HttpResponse.json(kept.now.upgrades)),
    http.post(PATH, async ({ request }) => {
      const { quantity } = await note('POST', request)
      return keep([wireUpgradeItem({ quantity })])
    }),
    http.put(PATH, async ({ request }) => {
      const { quantity } = await note('PUT', request)
      return keep(kept.now.upgrades.map((item) => ({ ...item, quantity })))
    }),
    http.delete(`${PATH}/:id`, ({ params }) => {
      kept.commands.push({ call: 'DELETE', body: params.id })
      return keep([])
    }),
  )
  openAt('/platform/simulation/9/plan', <PlanScreen quotationId={9} />)
  return desk
}

const box = () => screen.findByRole('checkbox', { name: /SSD de 1 TB/ })
const units = () => screen.getByRole('spinbutton', { name: 'Unidades de Vertex 14 Pro com SSD de 1 TB' })

const WISH = { quotation_id: 9, product_id: 1, upgrade_id: 3 }

describe('upgrades', () => {
  it('are listed below their product, with the fee of a unit', async () => {
    openUpgrades()
    const section = await screen.findByRole('region', { name: 'Upgrades' })
    expect(within(section).getByRole('heading', { name: 'Vertex 14 Pro' })).toBeInTheDocument()
    expect(section).toHaveTextContent(/18 unidades.*No lugar do disco de fábrica.*R\$\s19,90por unidade, por mês/)
  })

  it('are added to all units, or to fewer by a quantity', async () => {
    const { sent } = openUpgrades()
    await userEvent.click(await box())
    expect(await box()).toBeChecked()
    expect(await box()).toHaveFocus()
    expect(units()).toHaveValue('18')
    await waitFor(() => expect(sent('POST')).toEqual([{ ...WISH, quantity: 18 }]))
    await userEvent.clear(units())
    await userEvent.type(units(), '4')
    await waitFor(() => expect(sent('PUT')).toEqual([{ ...WISH, quantity: 4 }]))
    await saved()
  })

  it('say from what to what they change the product', async () => {
    openUpgrades()
    expect(await box()).toBeInTheDocument()
    expect(screen.getByText(/Armazenamento: de 512 GB para 1 TB/)).toBeInTheDocument()
  })

  it('are removed by the same checkbox', async () => {
    const { sent } = openUpgrades({ upgrades: [wireUpgradeItem()] })
    expect(await box()).toBeChecked()
    await userEvent.click(await box())
    expect(await box()).not.toBeChecked()
    await waitFor(() => expect(sent('DELETE')).toEqual(['7']))
    await saved()
  })

  it('have no quantity field for a single unit', async () => {
    const [line] = wireQuotation().products
    openUpgrades({ products: line ? [{ ...line, quantity: 1 }] : [], upgrades: [wireUpgradeItem({ quantity: 1 })] })
    expect(await box()).toBeChecked()
    expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument()
  })

  it('no longer offered can only be removed', async () => {
    const { sent } = openUpgrades({ upgrades: [wireUpgradeItem({ offered: false })] }, [])
    expect(await screen.findByText('Não é mais oferecido. Desmarque para continuar.')).toBeInTheDocument()
    expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument()
    await userEvent.click(await box())
    await waitFor(() => expect(sent('DELETE')).toEqual(['7']))
    await saved()
  })

  it('have no section when none are offered', async () => {
    openUpgrades({}, [])
    await screen.findByRole('radio', { name: /24 meses/ })
    expect(screen.queryByRole('heading', { name: 'Upgrades' })).not.toBeInTheDocument()
  })

  it('are added once when the first answer was lost', async () => {
    const { sent } = openUpgrades()
    const lost = { errors: ['Esse upgrade já está no carrinho.'], code: 'conflict', request_id: 'test' }
    network.use(http.post(PATH, () => HttpResponse.json(lost, { status: 409 })))
    await userEvent.click(await box())
    await waitFor(() => expect(sent('PUT')).toEqual([{ ...WISH, quantity: 18 }]))
    await saved()
  })
})
