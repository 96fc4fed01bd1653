import { QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { createQueryClient } from '@/components/layout/app/queryClient'
import { SignScreen } from '@/components/signing/SignScreen'
import { Toaster } from '@/components/ui/feedback/Toaster'
import { CONSENT, SIGNING_KEY } from '@/services/signing/signing.rules'
import type { Signing } from '@/services/signing/signing.schema'
import { drawAt } from '../layout/frame'
// Imported up front: on a busy machine compiling takes longer than a test waits.
import '@/components/signing/SignForm'
import { fill } from '@/tests/setup/fill'

jest.mock('@/components/ui/files/PdfViewer', () => ({
  PdfViewer: ({ name }: { name: string }) => <p>Páginas de {name}</p>,
}))

const network = setupServer()
const KEY = 'k'.repeat(43)

const signing: Signing = {
  purpose: 'sign',
  title: 'Contrato de locação nº 2026/0128',
  company: 'Horizonte Engenharia',
  file: { name: 'Contrato.pdf', size: 42_385, sha256: 'a'.repeat(64) },
  signer: { name: 'João da Silva', role: 'signer', cpf: '***.982.247-**', email: 'j•••••@horizonte.example' },
  consent: CONSENT,
  expires_at: '2026-11-28T12:00:00.000Z',
}

const dead = HttpResponse.json.bind(HttpResponse, {
  errors: ['Esse link não vale mais.'],
  code: 'link_not_valid',
  request_id: 'test',
})

/** Opens the page of a link and records the requests sent. */
function open(overrides: Partial<Signing> = {}, hash = `#key=${KEY}`) {
  const sent: { path: string; key: string | null; body: unknown }[] = []
  const keep = async (request: Request) => {
    const text = await request.text()
    sent.push({
      path: new URL(request.url).pathname,
      key: request.headers.get(SIGNING_KEY),
      body: text ? JSON.parse(text) : null,
    })
  }
  network.use(
    http.get('*/api/signing', () => HttpResponse.json({ ...signing, ...overrides })),
    http.get(
      '*/api/signing/file',
      () => new HttpResponse('%PDF-1.4', { headers: { 'Content-Type': 'application/pdf' } }),
    ),
    http.post('*/api/signing/code', async ({ request }) => {
      await keep(request)
      return HttpResponse.json(
        { sent_to: signing.signer.email, expires_at: '2026-11-21T12:10:00.000Z' },
        { status: 201 },
      )
    }),
    http.post('*/api/signing/signature', async ({ request }) => {
      await keep(request)
      return HttpResponse.json(
        { signed_at: '2026-11-21T12:05:00.000Z', sha256: 'a'.repeat(64), remaining: 2 },
        { status: 201 },
      )
    }),
    http.post('*/api/signing/refusal', async ({ request }) => {
      await keep(request)
      return new HttpResponse(null, { status: 204 })
    }),
  )
  window.location.hash = hash
  drawAt(
    '/sign',
    <QueryClientProvider client={createQueryClient()}>
      <SignScreen />
      <Toaster />
    </QueryClientProvider>,
  )
  return { user: userEvent.setup(), sent }
}

async function decline(user: ReturnType<typeof userEvent.setup>, reason: string): Promise<void> {
  await fill(screen.getByLabelText('Motivo'), reason)
  await user.click(screen.getByRole('button', { name: 'Receber código para recusar' }))
  const code = await screen.findByLabelText('Código para recusar')
  expect(code).toHaveFocus()
  await fill(code, '123456')
  await user.click(screen.getByRole('button', { name: 'Recusar assinatura' }))
}

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }))
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

describe('the page of a personal link', () => {
  it('asks for name and consent, then for the code, and shows what comes next', async () => {
    const { user, sent } = open()
    expect(await screen.findByRole('heading', { name: `Assine: ${signing.title}` })).toBeInTheDocument()
    expect(await screen.findByText(`Páginas de ${signing.title}`)).toBeInTheDocument()

    await fill(await screen.findByLabelText('Nome completo'), 'joao da silva ')
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Receber código por e-mail' }))
    const code = await screen.findByLabelText('Código do e-mail')
    await waitFor(() => expect(code).toHaveFocus())
    await fill(code, '123456')
    await user.click(screen.getByRole('button', { name: 'Assinar' }))

    expect(await screen.findByRole('heading', { name: 'Documento assinado' })).toHaveFocus()
    expect(screen.getByText(/Faltam 2 pessoas/)).toBeInTheDocument()
    expect(sent).toEqual([
      { path: '/api/signing/code', key: KEY, body: null },
      { path: '/api/signing/signature', key: KEY, body: { name: 'joao da silva', consent: true, code: '123456' } },
    ])
  })

  it('sends no code before the name matches and consent is given', async () => {
    const { user, sent } = open()
    await fill(await screen.findByLabelText('Nome completo'), 'Outra Pessoa')
    await user.click(screen.getByRole('button', { name: 'Receber código por e-mail' }))
    expect(await screen.findByText('Digite seu nome como está no documento: João da Silva')).toBeInTheDocument()
    expect(screen.getByText('Confirme que leu e concorda')).toBeInTheDocument()
    expect(sent).toEqual([])
  })

  it('requires a reason for a refusal, then the code, and sends both', async () => {
    const { user, sent } = open()
    await user.click(await screen.findByRole('button', { name: 'Não vou assinar' }))
    await user.click(screen.getByRole('button', { name: 'Receber código para recusar' }))
    expect(await screen.findByText('Diga por que não assina')).toBeInTheDocument()
    expect(sent).toEqual([])
    await decline(user, 'O prazo está errado.')
    expect(await screen.findByRole('heading', { name: 'Recusa registrada' })).toBeInTheDocument()
    expect(sent).toEqual([
      { path: '/api/signing/code', key: KEY, body: null },
      { path: '/api/signing/refusal', key: KEY, body: { reason: 'O prazo está errado.', code: '123456' } },
    ])
  })

  it('starts over with another link in the same window', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Não vou assinar' }))
    await decline(user, 'Erro no prazo.')
    await screen.findByRole('heading', { name: 'Recusa registrada' })
    act(() => {
      window.location.hash = `#key=${'n'.repeat(43)}`
      window.dispatchEvent(new HashChangeEvent('hashchange'))
    })
    expect(await screen.findByRole('heading', { name: `Assine: ${signing.title}` })).toBeInTheDocument()
  })

  it('shows the copy signed by everyone, without the form to sign', async () => {
    open({ purpose: 'copy' })
    expect(await screen.findByRole('heading', { name: `${signing.title}: assinado por todos` })).toBeInTheDocument()
    expect(screen.queryByRole('form', { name: 'Assinar' })).not.toBeInTheDocument()
  })

  it.each([
    ['without a key', ''],
    ['with an invalid key', `#key=${KEY}`],
  ])('shows the same message %s', async (_, hash) => {
    network.use(http.get('*/api/signing', () => dead({ status: 400 })))
    window.location.hash = hash
    drawAt(
      '/sign',
      <QueryClientProvider client={createQueryClient()}>
        <SignScreen />
      </QueryClientProvider>,
    )
    expect(await screen.findByRole('heading', { name: 'Este link não vale mais' })).toBeInTheDocument()
  })
})
