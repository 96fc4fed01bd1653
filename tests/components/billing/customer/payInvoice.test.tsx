import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { wirePayment, wirePaymentOptions } from '@/tests/factories/wire/invoices.wire'
import { phone } from '@/styles/tokens'
import { atMoment } from '@/tests/setup/today'
import { logIn, person } from '../../layout/frame'
import { answer, refused, useNetwork } from '../../users/usersDesk'
import { type Drawn, openInvoice, payCard } from './invoiceDesk'

jest.mock('@/contexts/LoginContext')
useNetwork()
atMoment('2026-12-01T15:00:00.000Z')
beforeEach(() => logIn(person(['CLIENTE', 'GESTOR'])))
afterEach(() => jest.restoreAllMocks())

/** Somebody whose clipboard tells what it got. */
function withClipboard() {
  const user = userEvent.setup()
  return { user, copied: jest.spyOn(navigator.clipboard, 'writeText') }
}

describe('an invoice that is to be paid', () => {
  it('says how much, until when, and since when charges would run', async () => {
    openInvoice()
    const card = within(await payCard())
    expect(await card.findByRole('img', { name: /^QR do Pix de R\$\s6\.783,20$/ })).toBeInTheDocument()
    expect(card.getByText(/Vence no/)).toHaveTextContent('Vence no sábado, 05/12')
    expect(card.getByText('Como cai no fim de semana, sem encargos até segunda, 07/12.')).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1, name: 'Fatura de novembro' })).toBeInTheDocument()
    expect(screen.getByText('Fatura 000231 · emitida hoje, 01/12 · 2 pedidos, 47 equipamentos')).toBeInTheDocument()
  })

  it('gives the Pix code to the clipboard, and says so', async () => {
    const { user, copied } = withClipboard()
    openInvoice()
    await user.click(await within(await payCard()).findByRole('button', { name: 'Copiar código Pix' }))
    expect(await screen.findByRole('button', { name: 'Copiado' })).toBeInTheDocument()
    expect(copied).toHaveBeenCalledWith(wirePaymentOptions().pix?.payload)
  })

  it('gives the line of the boleto to the clipboard', async () => {
    const { user, copied } = withClipboard()
    openInvoice()
    await user.click(await within(await payCard()).findByRole('button', { name: 'Copiar a linha do boleto' }))
    expect(copied).toHaveBeenCalledWith('23791.23405 50000.000013 23000.123408 6 16560000678320')
  })

  it('says where to ask when there is neither Pix nor boleto', async () => {
    openInvoice({ payment: { pix: null, digitable_line: null } })
    const link = await within(await payCard()).findByRole('link', { name: 'em um chamado de cobrança' })
    expect(link).toHaveAttribute('href', '/platform/support-tickets/new?fatura=000231')
  })

  it('shows the total even when the code could not be loaded', async () => {
    openInvoice()
    answer('get', '/invoices/231/payment', refused('forbidden', 'Sem acesso.'), 403)
    const card = within(await payCard())
    expect(await card.findByRole('alert')).toHaveTextContent('Não foi possível carregar o código Pix.')
    expect(card.getByText('6.783,20')).toBeInTheDocument()
  })
})

describe('a late invoice', () => {
  const LATE: Drawn = {
    invoice: { overdue: true, days_late: 17 },
    payment: { total_today: '6956.87', late: { fine: '135.66', interest: '38.01', days: 17 } },
  }

  it('says the charges of today one by one', async () => {
    openInvoice(LATE)
    const card = within(await payCard())
    expect(await card.findByText('Total hoje, com encargos')).toBeInTheDocument()
    expect(card.getByText('6.956,87')).toBeInTheDocument()
    expect(card.getByText(/multa de/)).toHaveTextContent(
      /^R\$\s6\.783,20 \+ multa de R\$\s135,66 \+ juros de R\$\s38,01\. O código já inclui os encargos de hoje, 01\/12\.$/,
    )
    expect(screen.getByText('17 dias de atraso')).toBeInTheDocument()
  })
})

describe('an invoice that needs no payment', () => {
  it('tells how and when it was paid', async () => {
    openInvoice({
      invoice: { status: 'PAID', paid_total: '6783.20', payments: [wirePayment()], allowed_actions: [] },
    })
    expect(await screen.findByText('Por Pix, dentro do prazo.')).toBeInTheDocument()
    expect(screen.getByText('Paga em 04/12')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Contestar' })).not.toBeInTheDocument()
  })

  it('says that it was cancelled', async () => {
    openInvoice({ invoice: { status: 'CANCELED', allowed_actions: [] } })
    expect(await screen.findByText('Esta fatura foi cancelada e não precisa ser paga.')).toBeInTheDocument()
  })
})

describe('on a phone', () => {
  beforeEach(() => {
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          media,
          matches: media === phone,
          addEventListener: jest.fn(),
          removeEventListener: jest.fn(),
        }) as unknown as MediaQueryList,
    )
  })

  it('the code is copied below, and the QR waits folded', async () => {
    const { user, copied } = withClipboard()
    openInvoice()
    // jsdom knows no widths: the bar is styled away.
    await user.click(await screen.findByRole('button', { name: 'Copiar código Pix', hidden: true }))
    expect(copied).toHaveBeenCalledWith(wirePaymentOptions().pix?.payload)
    expect(screen.queryByRole('img', { name: /QR do Pix/ })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Mostrar QR do Pix' }))
    expect(screen.getByRole('img', { name: /QR do Pix/ })).toBeInTheDocument()
  })

  it('contesting is a line below, and in the menu', async () => {
    openInvoice()
    expect(await screen.findByRole('button', { name: 'Contestar a fatura' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Ações da fatura 000231' }))
    expect(screen.getByRole('menuitem', { name: 'Contestar' })).toBeInTheDocument()
  })
})
