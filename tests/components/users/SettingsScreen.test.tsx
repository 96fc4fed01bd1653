import { QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { createQueryClient } from '@/components/layout/app/queryClient'
import { BillingEmailCard } from '@/components/companies/BillingEmailCard'
import { PreferencesCard } from '@/components/notifications/PreferencesCard'
import { Toaster } from '@/components/ui/feedback/Toaster'
import { SettingsScreen } from '@/components/users/settings/SettingsScreen'
import { LoginProvider } from '@/components/layout/app/LoginProvider'
import { ThemeProvider } from '@/contexts/ThemeContext'
import { deleteSession, saveTokens } from '@/services/config/cookies'
import { wirePrivacyRequest, wireSessions } from '@/tests/factories/wire/account.wire'
import { wireUser } from '@/tests/factories/wire/user.wire'
import { refuse, serve, serveAll } from '@/tests/mocks/handlers'
import { fill } from '@/tests/setup/fill'
import { drawAt } from '../layout/frame'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/ui/dialogs/ConfirmDialogQuestion'
import '@/components/users/settings/PrivacyRequestDialogForm'
import '@/components/users/settings/OwnDataForm'
import '@/components/companies/BillingEmailForm'

const network = setupServer()
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => saveTokens({ access: 'access-token', refresh: 'refresh-token' }))
afterEach(() => {
  network.resetHandlers()
  deleteSession()
  window.localStorage.clear()
})
afterAll(() => network.close())

function open() {
  network.use(...serveAll())
  drawAt(
    '/platform/settings',
    <QueryClientProvider client={createQueryClient()}>
      <LoginProvider>
        <ThemeProvider>
          <SettingsScreen
            password={<p>A senha</p>}
            billing={<BillingEmailCard />}
            notifications={<PreferencesCard />}
          />
        </ThemeProvider>
        <Toaster />
      </LoginProvider>
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

const part = (name: string) => within(screen.getByRole('region', { name }))
const keepBody = (verb: 'put' | 'patch', path: string, answer: object) => {
  const sent: unknown[] = []
  network.use(
    http[verb](`*/api${path}`, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(answer)
    }),
  )
  return sent
}

describe('the settings', () => {
  it('have seven sections for who manages a company, each with an anchor', async () => {
    open()
    await screen.findByLabelText('Nome')
    const parts = ['Seus dados', 'Senha', 'Sessões', 'Aparência', 'Cobrança', 'Avisos', 'Privacidade']
    expect(screen.getAllByRole('region').map((region) => within(region).getByRole('heading').textContent)).toEqual(
      parts,
    )
    const nav = within(screen.getByRole('navigation', { name: 'Partes das configurações' }))
    for (const link of nav.getAllByRole('link')) {
      const id = (link.getAttribute('href') ?? '').slice(1)
      // eslint-disable-next-line testing-library/no-node-access -- an anchor refers to an element by its id
      expect(document.getElementById(id)).not.toBeNull()
    }
  })
})

describe('the user’s own data', () => {
  it('are saved, with a formatted phone number', async () => {
    const user = open()
    const sent = keepBody('patch', '/change_info', wireUser({ first_name: 'Marina Lopes', username: 'Marina Lopes' }))
    const name = await screen.findByLabelText('Nome')
    expect(screen.getByText('gestor@horizonte.example')).toBeVisible()
    await user.clear(name)
    await fill(name, 'Marina Lopes')
    await user.click(screen.getByRole('button', { name: 'Salvar dados' }))
    expect(await screen.findByText('Dados salvos.')).toBeVisible()
    expect(sent).toEqual([{ username: 'Marina Lopes', phone: '(11) 98765-4321' }])
  })

  it('show field errors for invalid input, and focus the first', async () => {
    const user = open()
    const phone = await screen.findByLabelText(/^Celular/)
    await user.clear(screen.getByLabelText('Nome'))
    await user.clear(phone)
    await fill(phone, '1137654321')
    await user.click(screen.getByRole('button', { name: 'Salvar dados' }))
    expect(await screen.findByText('Digite um nome válido')).toBeVisible()
    expect(screen.getByText('Digite um celular válido')).toBeVisible()
    expect(screen.getByLabelText('Nome')).toHaveFocus()
  })
})

describe('the sessions', () => {
  it('show device and masked IP address, and mark the current one, which cannot be ended', async () => {
    open()
    expect(await part('Sessões').findByText('Este dispositivo')).toBeVisible()
    expect(part('Sessões').getByText(/203\.0\.113\.x/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Encerrar Safari no iPhone' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Encerrar Chrome no Windows' })).not.toBeInTheDocument()
  })

  it('can be ended one by one, after a confirmation', async () => {
    const user = open()
    const ended: string[] = []
    network.use(
      http.delete('*/api/sessions/:id', ({ params }) => {
        ended.push(String(params.id))
        return new HttpResponse(null, { status: 204 })
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Encerrar Safari no iPhone' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Encerrar a sessão Safari no iPhone?' }))
    await user.click(dialog.getByRole('button', { name: 'Encerrar sessão' }))
    expect(await screen.findByText('Sessão encerrada.')).toBeVisible()
    expect(ended).toEqual([wireSessions()[1]?.id])
  })

  it('can be ended all at once, except the current one', async () => {
    const user = open()
    const [here, phone] = wireSessions()
    network.use(...serve({ 'GET /sessions': [here, phone, { ...phone, id: '77777777-2f64-4a38-8e4b-1f7a6c3d9e22' }] }))
    await user.click(await screen.findByRole('button', { name: 'Encerrar todas' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Encerrar todas' }))
    expect(await screen.findByText('As outras sessões foram encerradas.')).toBeVisible()
  })

  it('show the five most recently used, and all on demand', async () => {
    const user = open()
    const [here] = wireSessions()
    const many = [1, 2, 3, 4, 5, 6].map((n) => ({
      ...here,
      id: `${String(n)}b0d9c1e`,
      device: `Aparelho ${String(n)}`,
    }))
    network.use(...serve({ 'GET /sessions': many }))
    expect(await screen.findByText('Aparelho 5')).toBeVisible()
    expect(screen.queryByText('Aparelho 6')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Ver todas (6)' }))
    expect(screen.getByText('Aparelho 6')).toBeVisible()
  })

  it('offer a retry when loading fails', async () => {
    const user = open()
    network.use(refuse('GET /sessions', 403, 'forbidden', 'Não'))
    const again = await part('Sessões').findByRole('button', { name: 'Tentar novamente' })
    network.resetHandlers()
    network.use(...serveAll())
    await user.click(again)
    expect(await part('Sessões').findByText('Este dispositivo')).toBeVisible()
  })
})

describe('the appearance', () => {
  it('follows the system by default, and can be set to dark', async () => {
    const user = open()
    expect(screen.getByRole('radio', { name: 'Igual ao sistema' })).toBeChecked()
    await user.click(screen.getByRole('radio', { name: 'Escuro' }))
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    await user.click(screen.getByRole('radio', { name: 'Igual ao sistema' }))
    expect(document.documentElement).toHaveAttribute('data-theme', 'light')
  })
})

describe('the privacy section', () => {
  it('shows which policy was accepted, and when', async () => {
    open()
    expect(await part('Privacidade').findByText('Política de 29/11/2026, aceita em 21/11/2026 às 10:15.')).toBeVisible()
    expect(part('Privacidade').getByRole('link', { name: 'Política de privacidade' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    )
  })

  it('downloads a copy of the user’s data', async () => {
    const user = open()
    URL.createObjectURL = jest.fn(() => 'blob:data')
    URL.revokeObjectURL = jest.fn()
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await user.click(screen.getByRole('button', { name: 'Baixar meus dados' }))
    expect(await screen.findByText('Arquivo com seus dados salvo.')).toBeVisible()
    expect(click).toHaveBeenCalledTimes(1)
    click.mockRestore()
  })

  it('requests the erasure after a confirmation that says what is kept and why', async () => {
    const user = open()
    await user.click(await screen.findByRole('button', { name: 'Pedir exclusão' }))
    const dialog = await screen.findByRole('dialog', { name: 'Pedir a exclusão da conta?' })
    for (const words of ['Nome, e-mail e celular', 'Marco Civil da Internet', 'Código Tributário Nacional']) {
      expect(dialog).toHaveTextContent(words)
    }
    network.use(...serve({ 'GET /privacy-requests': [wirePrivacyRequest()] }))
    await user.click(within(dialog).getByRole('button', { name: 'Pedir exclusão' }))
    expect(await screen.findByText('Pedido de exclusão enviado. Protocolo LGPD-2026-000004.')).toBeVisible()
    expect((await part('Privacidade').findAllByText('Em análise'))[0]).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Pedir exclusão' })).not.toBeInTheDocument()
  })

  it('shows why the last administrator cannot be erased yet', async () => {
    const user = open()
    const sentence = 'Nomeie antes outro administrador em Usuários: a empresa não pode ficar sem nenhum.'
    network.use(refuse('POST /privacy-requests', 409, 'conflict', sentence))
    await user.click(await screen.findByRole('button', { name: 'Pedir exclusão' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Pedir exclusão' }))
    expect(await screen.findByText(sentence)).toBeVisible()
  })

  it('shows a refusal with its reason', async () => {
    open()
    network.use(
      ...serve({ 'GET /privacy-requests': [wirePrivacyRequest({ status: 'refused', message: 'Há um contrato' })] }),
    )
    expect(await part('Privacidade').findByText(/recusado: “Há um contrato”/)).toBeVisible()
  })

  it('asks something of one’s data, and shows the protocol, the deadline and what became of it', async () => {
    const user = open()
    const asked = wirePrivacyRequest({ kind: 'access', protocol: 'LGPD-2026-000007', due_on: '2026-12-09' })
    network.use(...serve({ 'POST /privacy-requests': asked }))
    await user.click(await screen.findByRole('button', { name: 'Fazer um pedido' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Pedido sobre seus dados' }))
    await user.selectOptions(dialog.getByLabelText('O que você quer pedir'), 'Confirmação e acesso aos dados')
    network.use(...serve({ 'GET /privacy-requests': [asked] }))
    await user.click(dialog.getByRole('button', { name: 'Enviar pedido' }))
    expect(await screen.findByText('Pedido enviado. Protocolo LGPD-2026-000007.')).toBeVisible()
    expect(await part('Privacidade').findByText('LGPD-2026-000007')).toBeVisible()
    expect(part('Privacidade').getByText(/resposta até 09\/12\/2026/)).toBeVisible()
  })
})
