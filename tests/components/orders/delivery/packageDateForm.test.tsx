import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createQueryClient } from '@/components/layout/app/queryClient'
import { ContractNumbersForm } from '@/components/orders/contract/ContractPanel'
import { PackageDateForm } from '@/components/orders/delivery/staff/PackageDateForm'
import { wireOrder } from '@/tests/factories/wire/order.wire'
import { fill } from '@/tests/setup/fill'

const orderRef = { audience: 'staff', companyId: 1, maskId: '000128' } as const
const queryClient = createQueryClient()

/** Renders a form; `bring` renders it again with a refreshed order, as after a colleague's change. */
const openForm = (form: React.ReactElement) => {
  const within = (content: React.ReactElement) => (
    <QueryClientProvider client={queryClient}>{content}</QueryClientProvider>
  )
  const { rerender } = render(within(form))
  return { user: userEvent.setup(), bring: (next: React.ReactElement) => rerender(within(next)) }
}

const pkg = { orderRef, packageId: 7, place: 'Sede', done: 'Registrado' }

const shipping = (date: string | null, tracking: string) => (
  <PackageDateForm {...pkg} stage="SHIPPING" dateLabel="Data de envio" date={date} tracking={tracking} />
)

const contract = (contract_number: string | null, addendum_number: string | null) => (
  <ContractNumbersForm
    order={wireOrder({ allowed_actions: ['set_contract_numbers'], contract_number, addendum_number })}
    orderRef={orderRef}
  />
)

const date = () => screen.getByLabelText('Data de envio', { selector: 'input' })
const tracking = () => screen.getByRole('textbox', { name: /Código de rastreio/ })

describe('the day and tracking code of a package', () => {
  it('keeps unsent input when the order is refreshed, and updates the other fields', async () => {
    const { bring } = openForm(shipping(null, ''))
    await fill(tracking(), 'BR1000')

    bring(shipping('2026-11-20', 'BR0001'))

    expect(tracking()).toHaveValue('BR1000')
    expect(date()).toHaveValue('20/11/2026')
  })

  it('shows values saved elsewhere while there is no unsent input', () => {
    const { bring } = openForm(shipping(null, ''))

    bring(shipping('2026-11-20', 'BR0001'))

    expect(tracking()).toHaveValue('BR0001')
    expect(date()).toHaveValue('20/11/2026')
  })

  it('follows the order again once the input was saved', async () => {
    const { bring } = openForm(shipping('2026-11-20', ''))
    await fill(tracking(), 'BR1000')
    bring(shipping('2026-11-20', 'BR1000'))

    bring(shipping('2026-11-20', 'BR2000'))

    expect(tracking()).toHaveValue('BR2000')
  })
})

describe('a day', () => {
  const arrival = (
    <PackageDateForm {...pkg} stage="DELIVERY_INFO" dateLabel="Data de entrega" date={null} sentOn="2026-01-09" />
  )
  const type = async (text: string) => {
    const { user } = openForm(arrival)
    const field = screen.getByRole('textbox', { name: 'Data de entrega' })
    await user.type(field, text)
    return { user, field }
  }

  it('is typed in Brazilian format, without punctuation', async () => {
    const { field } = await type('10012026')
    expect(field).toHaveValue('10/01/2026')
  })

  it.each([
    ['31022026', 'Digite uma data como 24/11/2026'],
    ['1001', 'Digite uma data como 24/11/2026'],
    ['08012026', 'A entrega não pode ser antes do envio, em 09/01/2026.'],
    ['01012099', 'A data de entrega não pode estar no futuro.'],
  ])('that is impossible, such as %s, shows an error beside the field: %s', async (typed, answer) => {
    const { user, field } = await type(typed)
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText(answer)).toBeVisible()
    expect(field).toHaveAccessibleDescription(answer)
  })
})

describe('the numbers of a contract', () => {
  it('keep unsent input when the order is refreshed', async () => {
    const { user, bring } = openForm(contract(null, null))
    await user.type(screen.getByRole('textbox', { name: /Número do contrato/ }), 'CT-1')

    bring(contract(null, 'AD-9'))

    expect(screen.getByRole('textbox', { name: /Número do contrato/ })).toHaveValue('CT-1')
    expect(screen.getByRole('textbox', { name: /Número do aditivo/ })).toHaveValue('AD-9')
  })
})
