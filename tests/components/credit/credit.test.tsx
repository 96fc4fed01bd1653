import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CreditScreen } from '@/components/credit/CreditScreen'
import { creditFixtures } from '@/tests/mocks/fixtures/credit.fixtures'
import { wireCreditQuery, wireReport } from '@/tests/factories/wire/credit.wire'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { fill } from '@/tests/setup/fill'
import { logIn, person } from '../layout/frame'
import { answer, open, useNetwork } from '../users/usersDesk'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/credit/CreditForm'

jest.mock('@/contexts/LoginContext')
useNetwork()
beforeEach(() => logIn(person(['FINANCEIRO'], { company: null })))

const AT = '/platform/admin/consult-credit'
const listed = creditFixtures['GET /credit-queries'].results
const none = wirePage([])

const openQuery = (overrides: Parameters<typeof wireCreditQuery>[0] = {}) => {
  answer('get', '/credit-queries/7', wireCreditQuery(overrides))
  answer('get', '/credit-queries', wirePage(listed))
  return open(AT, <CreditScreen />, { consulta: '7' })
}

async function fillForm({ kind = 'Pessoa CPF', label = 'CPF', text = '52998224725', purpose = 'partner' } = {}) {
  await userEvent.click(await screen.findByRole('radio', { name: kind }))
  await fill(screen.getByLabelText(label), text)
  if (purpose) await userEvent.selectOptions(screen.getByLabelText('Finalidade'), purpose)
  await userEvent.click(screen.getByRole('button', { name: 'Consultar' }))
}

describe('requesting a credit query', () => {
  it('warns about the charge before sending, and opens the query', async () => {
    answer('get', '/credit-queries', none)
    const came = answer('post', '/credit-queries', {
      ...wireCreditQuery({ id: 9, status: 'PENDING' }),
      outcome: 'created',
    })
    const { router } = open(AT, <CreditScreen />)
    await fillForm()
    const dialog = await screen.findByRole('dialog', { name: 'Consultar o CPF 529.982.247-25?' })
    expect(dialog).toHaveTextContent('A Serasa cobra por esta consulta.')
    expect(came).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Consultar e pagar' }))
    await waitFor(() => expect(router.replace).toHaveBeenCalled())
    expect(came).toEqual([{ document: '529.982.247-25', purpose: 'partner' }])
    expect(router.replace).toHaveBeenCalledWith({ pathname: AT, query: { consulta: '9' } }, undefined, {
      shallow: true,
      scroll: false,
    })
  })

  it('reuses a valid result without a confirmation, since it costs nothing', async () => {
    answer('get', '/credit-queries', wirePage(listed))
    const came = answer('post', '/credit-queries', creditFixtures['POST /credit-queries'])
    const { router } = open(AT, <CreditScreen />)
    await fillForm({ kind: 'Empresa CNPJ', label: 'CNPJ', text: '11222333000181', purpose: 'order' })
    await waitFor(() => expect(router.replace).toHaveBeenCalledTimes(1))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(came).toEqual([{ document: '11.222.333/0001-81', purpose: 'order' }])
  })

  it('requires a valid document of the chosen kind, and a purpose', async () => {
    answer('get', '/credit-queries', none)
    open(AT, <CreditScreen />)
    await fillForm({ text: '52998224724', purpose: '' })
    expect(screen.getByLabelText('CPF')).toHaveAccessibleDescription('Digite um CPF válido')
    await waitFor(() => expect(screen.getByLabelText('CPF')).toHaveFocus())
    expect(screen.getByLabelText('Finalidade')).toHaveAccessibleDescription(/Diga para que serve a consulta/)
    await userEvent.click(screen.getByRole('radio', { name: 'Empresa CNPJ' }))
    await fill(screen.getByLabelText('CNPJ'), '11222333000182')
    await userEvent.click(screen.getByRole('button', { name: 'Consultar' }))
    expect(screen.getByLabelText('CNPJ')).toHaveAccessibleDescription('Digite um CNPJ válido')
  })
})

describe('a query', () => {
  it('in progress shows a progress bar, and that the user may leave the page', async () => {
    const expected_at = new Date(Date.now() + 30_000).toISOString()
    const requested_at = new Date(Date.now() - 30_000).toISOString()
    openQuery({ status: 'PENDING', report: null, score: null, risk_class: null, requested_at, expected_at })
    const bar = await screen.findByRole('progressbar', { name: 'Consulta de crédito' })
    expect(Number(bar.getAttribute('aria-valuenow'))).toBeGreaterThan(40)
    expect(screen.getByText(/Você pode sair desta página/)).toBeInTheDocument()
  })

  it('that failed shows the error text of the specification, and asks before a paid retry', async () => {
    const came = answer('post', '/credit-queries', { ...wireCreditQuery({ id: 9 }), outcome: 'created' })
    const failure = { code: 'timeout', may_be_charged: true } as const
    openQuery({ status: 'FAILED', failure, report: null, purpose: 'collection' })
    const told = await screen.findByRole('alert')
    expect(told).toHaveTextContent('Houve algum erro na consulta, Tente novamente mais tarde')
    expect(told).toHaveTextContent('A Serasa não respondeu a tempo. A consulta pode ter sido cobrada.')
    await userEvent.click(within(told).getByRole('button', { name: 'Tentar novamente' }))
    const dialog = await screen.findByRole('dialog', { name: 'Consultar o CNPJ 11.222.333/0001-81?' })
    expect(came).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Consultar e pagar' }))
    await waitFor(() => expect(came).toEqual([{ document: '11222333000181', purpose: 'collection', new_query: true }]))
  })

  it('that succeeded shows score, risk, entries by kind, partners and the last queries', async () => {
    const negative_entries = wireReport().negative_entries.map((one) =>
      one.kind === 'protest'
        ? {
            ...one,
            count: 12,
            balance: '5430.10',
            items: [{ date: '2026-05-02', amount: '910.00', origin: 'Cartório 3' }],
          }
        : one.kind === 'cheque'
          ? { ...one, count: null, balance: null }
          : one,
    )
    openQuery({ report: wireReport({ negative_entries }) })
    expect(await screen.findByRole('img', { name: 'Score: 712 de 1000. Risco: Baixo' })).toBeInTheDocument()
    expect(screen.getByText('8,29%')).toBeInTheDocument()
    const entries = screen.getByRole('region', { name: 'Registros negativos' })
    expect(entries).toHaveTextContent(/Protestos.*12 registros.*5\.430,10.*Cheques.*não consultado.*REFIN.*nada consta/)
    expect(entries).toHaveTextContent(/12 registros, 1 tipo não consultado/)
    await userEvent.click(within(entries).getByText('Protestos'))
    expect(entries).toHaveTextContent(/02\/05\/2026Cartório 3.*A Serasa detalha 1 de 12 registros/)
    expect(screen.getByRole('region', { name: 'Participação societária' })).toHaveTextContent(/Marina Duarte.*60%/)
    const last = screen.getByRole('region', { name: 'Últimas consultas' })
    expect(await within(last).findByRole('link')).toHaveAttribute('href', `${AT}?consulta=7`)
  })

  it('about a person shows the masked CPF, and the number when asked for it', async () => {
    const looks = answer('post', '/credit-queries/7/cpf', { cpf: '52998224725' })
    openQuery({ document_type: 'cpf', document: '***.982.247-**', name: 'Otávio Reis' })
    expect(await screen.findByText(/CPF \*{3}\.982\.247-\*{2}/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar CPF de Otávio Reis' }))
    expect(await screen.findByText(/CPF 529\.982\.247-25/)).toBeVisible()
    expect(looks).toHaveLength(1)
  })

  it('without a score has no class and no limit', async () => {
    const report = wireReport({ score: null, risk_class: 'unclassified', monthly_limit: null, default_rate: null })
    openQuery({ report })
    expect(await screen.findByText('Sem classificação')).toBeInTheDocument()
    expect(screen.getByText('Sem limite definido')).toBeInTheDocument()
    expect(screen.getByRole('img', { name: /Score: não informado/ })).toBeInTheDocument()
  })

  it('shows that it has expired, and that it comes from the sandbox', async () => {
    openQuery({ is_valid: false, is_sandbox: true })
    expect(await screen.findByText('Este resultado venceu')).toBeInTheDocument()
    expect(screen.getByText(/Dados fictícios/)).toBeInTheDocument()
  })
})
