import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AddressDialog } from '@/components/companies/AddressDialog'
import { DeliveryScreen } from '@/components/simulation/delivery/DeliveryScreen'
import type { Address } from '@/services/companies/addresses.schema'
import type { Deliveries } from '@/services/simulation/simulation.schema'
import { wireAddress } from '@/tests/factories/wire/address.wire'
import { wireQuotation } from '@/tests/factories/wire/simulation.wire'
import { serve } from '@/tests/mocks/handlers'
import { fill } from '@/tests/setup/fill'
import { keepQuotation, network, openAt, saved, useNetwork, wireLine } from '../simulationDesk'

useNetwork()

const line = wireLine()
const MONITOR = { id: 2, name: 'Monitor', plural_name: 'Monitores' }
const monitors = wireLine({ product_id: 2, name: 'Lumen 24', product_type: MONITOR })

const sede = wireAddress()
const obra = wireAddress({ id: 12, label: 'Obra Campinas', recipient_name: 'Otávio Reis' })
const filial = wireAddress({ id: 13, label: 'Filial Curitiba', recipient_name: 'Lívia Prado' })

const to = (address_id: number, notebooks: number, screens: number) => ({
  address_id,
  insurance: true,
  items: [
    { product_id: 1, quantity: notebooks },
    { product_id: 2, quantity: screens },
  ].filter(({ quantity }) => quantity > 0),
})

function openDelivery(deliveries: Deliveries, addresses: Address[] = [sede, obra, filial]) {
  const desk = keepQuotation(wireQuotation({ products: [line, monitors], deliveries }))
  desk.on<{ deliveries: Deliveries }>('delivery', (now, body) => ({ ...now, deliveries: body.deliveries }))
  network.use(...serve({ 'GET /addresses': addresses }))
  const screenOf = <DeliveryScreen quotationId={9} AddressDialog={AddressDialog} />
  return { ...openAt('/platform/simulation/9/delivery', screenOf), ...desk }
}

const cell = (name: string) => screen.findByRole('textbox', { name })
const review = async () =>
  userEvent.click((await screen.findAllByRole('button', { name: 'Revisar pedido' }))[0] as Element)
const lastDeliveries = (sent: unknown[]) => (sent.at(-1) as { deliveries: Deliveries } | undefined)?.deliveries

const PARTIAL = [to(11, 10, 10), to(12, 5, 5), to(13, 3, 0)]

describe('the distribution over addresses', () => {
  it('totals each address and shows what each product lacks', async () => {
    openDelivery(PARTIAL)
    const row = await screen.findByRole('row', { name: /^Lumen 24/ })
    expect(within(row).getByText('15 de 18')).toBeInTheDocument()
    expect(within(row).getByText('Faltam 3')).toBeInTheDocument()
    const sums = screen.getByRole('row', { name: /^Itens por endereço/ })
    expect(
      within(sums)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['20', '10', '3', '33 de 36'])
  })

  it('says what the insurance costs and when the equipment arrives', async () => {
    openDelivery(PARTIAL)
    expect(await screen.findByRole('switch', { name: 'Seguro de transporte' })).toHaveAccessibleDescription(
      /^Incluído, sem custo\./,
    )
    expect(screen.getByText(/^Entrega prevista até \d\d\/\d\d\/\d{4}/)).toBeInTheDocument()
  })

  it('explains a gap and fixes it with one click', async () => {
    const { sent } = openDelivery(PARTIAL)
    expect(await screen.findByText('Faltam 3 monitores Lumen 24 para distribuir.')).toBeInTheDocument()
    expect(screen.getByText(/A quantidade do carrinho precisa ser igual à soma dos endereços\./)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Enviar as 3 unidades para Filial Curitiba' }))
    await waitFor(() =>
      expect(lastDeliveries(sent('delivery'))?.[2]?.items).toContainEqual({ product_id: 2, quantity: 3 }),
    )
    expect(screen.queryByText(/Faltam 3/)).not.toBeInTheDocument()
    await saved()
  })

  it('removes excess units from the address with the most', async () => {
    const { sent } = openDelivery([to(11, 10, 12), to(12, 5, 5), to(13, 3, 3)])
    expect(await screen.findByText('Sobram 2 monitores Lumen 24 nos endereços.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Tirar 2 unidades de Sede São Paulo' }))
    await waitFor(() =>
      expect(lastDeliveries(sent('delivery'))?.[0]?.items).toContainEqual({ product_id: 2, quantity: 10 }),
    )
    await saved()
  })

  it('does not continue with a gap: shows a toast and focuses the cell', async () => {
    const { router } = openDelivery(PARTIAL)
    await cell('Lumen 24 em Filial Curitiba')
    await review()
    expect(await cell('Lumen 24 em Filial Curitiba')).toHaveFocus()
    expect(screen.getByRole('alert')).toHaveTextContent('Faltam 3 monitores Lumen 24 para distribuir.')
    expect(router.push).not.toHaveBeenCalled()
  })

  it('debounces typed quantities, and continues without gaps', async () => {
    const { sent, router } = openDelivery(PARTIAL)
    await userEvent.clear(await cell('Lumen 24 em Filial Curitiba'))
    await userEvent.type(await cell('Lumen 24 em Filial Curitiba'), '3')
    await review()
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/platform/simulation/9/review'))
    expect(lastDeliveries(sent('delivery'))?.[2]?.items).toContainEqual({ product_id: 2, quantity: 3 })
    await saved()
  })

  it('distributes equally, the remainder to the first addresses', async () => {
    const { sent } = openDelivery(
      [to(11, 0, 0), to(12, 0, 0), to(13, 0, 0), to(14, 0, 0)],
      [sede, obra, filial, wireAddress({ id: 14, label: 'Galpão' })],
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Distribuir por igual' }))
    await waitFor(() =>
      expect(lastDeliveries(sent('delivery'))).toEqual([to(11, 5, 5), to(12, 5, 5), to(13, 4, 4), to(14, 4, 4)]),
    )
    await saved()
  })

  it('sends everything to a single address, and saves that before continuing', async () => {
    const { sent, router } = openDelivery([], [sede])
    expect(await cell('Lumen 24 em Sede São Paulo')).toHaveValue('18')
    await review()
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/platform/simulation/9/review'))
    expect(lastDeliveries(sent('delivery'))).toEqual([to(11, 18, 18)])
    await saved()
  })

  it('switches the insurance for all addresses', async () => {
    const { sent } = openDelivery(PARTIAL)
    await userEvent.click(await screen.findByRole('switch', { name: 'Seguro de transporte' }))
    await waitFor(() =>
      expect(lastDeliveries(sent('delivery'))?.map(({ insurance }) => insurance)).toEqual([false, false, false]),
    )
    await saved()
  })

  it('removes an address from the delivery and keeps it saved', async () => {
    const { sent } = openDelivery(PARTIAL)
    await userEvent.click(await screen.findByRole('button', { name: 'Mais ações de Filial Curitiba' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Não entregar aqui' }))
    await waitFor(() => expect(lastDeliveries(sent('delivery'))?.map(({ address_id }) => address_id)).toEqual([11, 12]))
    await userEvent.click(await screen.findByRole('button', { name: 'Usar endereço salvo' }))
    expect(await screen.findByRole('menuitem', { name: 'Filial Curitiba, São Paulo' })).toBeInTheDocument()
    await saved()
  })

  it('offers to create the first address', async () => {
    openDelivery([], [])
    expect(await screen.findByText('Sua empresa ainda não tem endereços de entrega.')).toBeInTheDocument()
    await review()
    expect(screen.getByRole('button', { name: 'Novo endereço' })).toHaveFocus()
  })

  it('adds a new address to the delivery', async () => {
    const { sent } = openDelivery(PARTIAL)
    const santos = wireAddress({ id: 15, label: 'Santos' })
    network.use(...serve({ 'POST /addresses': santos, 'GET /postal-codes/:cep': null }))
    await userEvent.click(await screen.findByRole('button', { name: 'Novo endereço' }))
    const form = within(await screen.findByRole('dialog', { name: 'Novo endereço' }))
    await fill(form.getByLabelText('Quem recebe'), 'Ana Prado')
    await fill(form.getByLabelText('CEP'), '1101504')
    await userEvent.selectOptions(form.getByLabelText('Estado'), 'SP')
    await fill(form.getByLabelText('Cidade'), 'Santos')
    await fill(form.getByLabelText('Rua ou avenida'), 'Rua Braz Cubas')
    await userEvent.type(form.getByLabelText('Número'), '120')
    await userEvent.click(form.getByRole('button', { name: 'Salvar endereço' }))
    expect(await form.findByText('Digite um CEP válido')).toBeInTheDocument()
    network.use(...serve({ 'GET /addresses': [sede, obra, filial, santos] }))
    await userEvent.type(form.getByLabelText('CEP'), '0')
    await userEvent.click(form.getByRole('button', { name: 'Salvar endereço' }))
    await waitFor(() =>
      expect(lastDeliveries(sent('delivery'))?.map(({ address_id }) => address_id)).toEqual([11, 12, 13, 15]),
    )
    expect(await cell('Lumen 24 em Santos')).toBeInTheDocument()
    await saved()
  })
})
