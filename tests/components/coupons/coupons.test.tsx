import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CouponForm } from '@/components/coupons/CouponForm'
import { CouponsScreen } from '@/components/coupons/CouponsScreen'
import { wireCompanySummary } from '@/tests/factories/wire/company.wire'
import { wireCoupon } from '@/tests/factories/wire/coupon.wire'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { fill } from '@/tests/setup/fill'
import { logIn, person } from '../layout/frame'
import { answer, open, refused, useNetwork } from '../users/usersDesk'

jest.mock('@/contexts/LoginContext')
useNetwork()
beforeEach(() => {
  logIn(person(['GERENTE VENDEDOR'], { company: null }))
})

const AT = '/platform/admin/coupon'

describe('the coupons', () => {
  it('show who used one and on which order, and are fetched with the filters of the address', async () => {
    const used = wireCoupon({
      status: 'used',
      used: true,
      used_at: '2026-11-20T14:15:00.000Z',
      used_by: 'Dalva',
      order: { order_mask_id: '000128', company: { id: 7, corporate_name: 'Horizonte' } },
      can_withdraw: false,
    })
    const asked = answer('get', '/coupons', wirePage([used]))
    answer('get', '/company-management/1', wireCompanySummary())
    open(AT, <CouponsScreen />, { busca: 'HORI', situacao: 'used', empresa: '1', ordem: '-discount', pagina: '2' })
    const row = await screen.findByRole('row', { name: /HORIZONTE24/ })
    expect(row).toHaveTextContent(/170,00.*Usado.*Dalva/)
    expect(within(row).getByRole('link', { name: /000128/ })).toHaveAttribute('href', '/platform/admin/orders/7/000128')
    expect(asked).toEqual([
      { search: 'HORI', status: 'used', company: '1', ordering: '-discount', page: '2', page_size: '20' },
    ])
    expect(await screen.findByRole('button', { name: /^Empresa: Horizonte/ })).toBeInTheDocument()
    await userEvent.click(within(row).getByRole('button', { name: 'Ações do cupom HORIZONTE24' }))
    expect(screen.queryByRole('menuitem', { name: 'Retirar cupom' })).not.toBeInTheDocument()
  })

  it('are withdrawn after a confirmation that states the effects', async () => {
    answer('get', '/coupons', wirePage([wireCoupon()]))
    const came = answer('delete', '/coupons/3', null)
    open(AT, <CouponsScreen />)
    await userEvent.click(await screen.findByRole('button', { name: 'Ações do cupom HORIZONTE24' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Retirar cupom' }))
    const dialog = await screen.findByRole('dialog', { name: 'Retirar o cupom HORIZONTE24?' })
    expect(dialog).toHaveTextContent('nem quem já o colocou em uma simulação')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retirar cupom' }))
    expect(await screen.findByText('Cupom HORIZONTE24 retirado.')).toBeInTheDocument()
    expect(came).toHaveLength(1)
  })
})

it('coupons can be filtered by any client, searched by name', async () => {
  answer('get', '/coupons', wirePage([wireCoupon()]))
  const asked = answer('get', '/company-management', wirePage([wireCompanySummary({ corporate_name: 'Serra Azul' })]))
  open(AT, <CouponsScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Empresa' }))
  await fill(screen.getByRole('combobox', { name: 'Buscar em Empresa' }), 'serra')
  expect(await screen.findByRole('option', { name: 'Serra Azul' })).toBeInTheDocument()
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'serra' }))
})

describe('the form of a coupon', () => {
  const draw = (onSubmit = jest.fn(() => Promise.resolve()), needsCompany = false) => {
    open(
      AT,
      <>
        <CouponForm id="form" needsCompany={needsCompany} onSubmit={onSubmit} />
        <button type="submit" form="form">
          Emitir
        </button>
      </>,
    )
    return onSubmit
  }
  const type = (label: RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text)
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Emitir' }))

  it('shows the discount while the values are typed', async () => {
    draw()
    const preview = screen.getByRole('status', { name: 'Desconto do cupom' })
    expect(preview).toHaveTextContent('calculado com os dois valores')
    await type(/Valor do pedido/, '7.070')
    await type(/Valor final/, '6.900,50')
    expect(preview).toHaveTextContent('169,50')
  })

  it('submits the code and one company', async () => {
    answer('get', '/company-management', wirePage([wireCompanySummary()]))
    const onSubmit = draw()
    await type(/Valor do pedido/, '7.070,00')
    await type(/Valor final/, '6900')
    await type(/Código/, 'obras-170')
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar empresas' }), 'Hori')
    await userEvent.click(await screen.findByRole('button', { name: /Adicionar Horizonte/ }))
    await submit()
    await waitFor(() => expect(onSubmit).toHaveBeenCalled())
    expect(onSubmit.mock.calls).toMatchObject([[{ discount_code: 'obras-170', company: { id: 1 } }]])
  })

  it('requires a company, and a final value below the order’s value', async () => {
    const onSubmit = draw(undefined, true)
    await submit()
    expect(await screen.findByText('Escolha uma das suas empresas')).toBeInTheDocument()
    await type(/Valor do pedido/, '100')
    await type(/Valor final/, '100')
    expect(
      await screen.findByText('O valor final precisa ser maior que zero e menor que o valor do pedido'),
    ).toBeInTheDocument()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('shows the refusal of a code that is taken', async () => {
    const sentence = 'Já existe um cupom com esse código.'
    const refusal = Object.assign(new Error(sentence), refused('conflict', sentence, { discount_code: [sentence] }))
    draw(jest.fn(() => Promise.reject(refusal)))
    await type(/Valor do pedido/, '100')
    await type(/Valor final/, '90')
    await type(/Código/, 'OBRAS-170')
    await submit()
    expect(await screen.findByText(sentence)).toBeInTheDocument()
  })
})
