import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { InvoicesScreen } from '@/components/billing/invoices/list/InvoicesScreen'
import { wireInvoiceCounts, wireInvoiceSummary } from '@/tests/factories/wire/invoices.wire'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { fill } from '@/tests/setup/fill'
import { logIn, person } from '../layout/frame'
import { answer, open, useNetwork } from '../users/usersDesk'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/layout/list/views/SavedViewDialog'
import '@/components/ui/dialogs/DialogModal'

jest.mock('@/contexts/LoginContext')
useNetwork()
beforeEach(() => {
  logIn(person(['FINANCEIRO'], { company: null }))
})

const AT = '/platform/admin/invoices'
const EXTRAS = { id: 7, name: 'Avulsas vencidas', query: { overdue: 'true', kind: 'EXTRA', ordering: '-total' } }
const EXTRAS_IN_ADDRESS = { vencimento: 'vencida', tipo: 'EXTRA', ordem: '-total' }

type Views = { first: string | null; views: (typeof EXTRAS)[] }

/** Opens the list at a URL for somebody with one saved view; gives the queries that it sent, and the router. */
async function openList(query: Record<string, string> = {}, { first = null, views = [EXTRAS] }: Partial<Views> = {}) {
  answer('get', '/invoice-views', { views, first })
  answer('get', '/invoices/summary', wireInvoiceCounts())
  const asked = answer('get', '/invoices', wirePage([wireInvoiceSummary()]))
  const { router } = open(AT, <InvoicesScreen />, query)
  await screen.findByRole('row', { name: /Horizonte Engenharia/ })
  await screen.findByRole('button', { name: EXTRAS.name })
  return { asked, lastAddress: () => (router.replace.mock.lastCall as [{ query: unknown }])[0].query }
}

const menu = async (entry: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Ações da visão' }))
  await userEvent.click(screen.getByRole('menuitem', { name: entry }))
}

describe('a saved view of the invoices', () => {
  it('is a tab that opens with its state, its filters and its order', async () => {
    const { lastAddress } = await openList({ visao: 'pagas', competencia: '2026-11', busca: 'horiz' })
    await userEvent.click(screen.getByRole('button', { name: EXTRAS.name }))
    expect(lastAddress()).toEqual({ visao: '7', ...EXTRAS_IN_ADDRESS })
  })

  it('asks for what its address says, and sums only what is shown', async () => {
    const { asked } = await openList({ visao: '7', ...EXTRAS_IN_ADDRESS, competencia: '2026-10' })
    expect(asked.at(-1)).toEqual({
      ...EXTRAS.query,
      period: '2026-10',
      ...{ page: '1', page_size: '20' },
    })
    expect(screen.getByRole('button', { name: EXTRAS.name })).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByText(/1 fatura soma/)).toBeInTheDocument()
  })

  it('can be what the list opens with; a filter that is taken away writes out the rest', async () => {
    const { asked, lastAddress } = await openList({}, { first: '7' })
    expect(asked).toEqual([{ ...EXTRAS.query, page: '1', page_size: '20' }])
    await userEvent.click(screen.getByRole('button', { name: 'Tirar o filtro Tipo' }))
    expect(lastAddress()).toEqual({ visao: '7', vencimento: 'vencida', ordem: '-total' })
  })

  it('has a link that says all of it, also where it opens by default', async () => {
    const user = userEvent.setup()
    const copied = jest.spyOn(navigator.clipboard, 'writeText')
    await openList({}, { first: '7' })
    await user.click(screen.getByRole('button', { name: 'Ações da visão' }))
    await user.click(screen.getByRole('menuitem', { name: 'Copiar link da visão' }))
    await screen.findByText('Link da visão copiado')
    const link = new URL(String(copied.mock.lastCall?.[0]))
    expect(Object.fromEntries(link.searchParams)).toEqual({ visao: '7', ...EXTRAS_IN_ADDRESS })
  })

  it('is left for a built-in view without its filters', async () => {
    const { lastAddress } = await openList({ visao: '7', ...EXTRAS_IN_ADDRESS })
    await userEvent.click(screen.getByRole('button', { name: /^Rascunhos/ }))
    expect(lastAddress()).toEqual({ visao: 'rascunhos' })
  })

  it('shows a colleague’s list from its link, and cannot be their first view', async () => {
    const { asked } = await openList({ visao: '99', situacao: 'CANCELED', empresa: '7' })
    expect(asked.at(-1)).toMatchObject({ status: 'CANCELED', company_id: '7' })
    await userEvent.click(screen.getByRole('button', { name: 'Ações da visão' }))
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Copiar link da visão',
      'Salvar como nova visão…',
    ])
  })
})

describe('saving the list of invoices as a view', () => {
  it('stores what is shown under a name, and opens it', async () => {
    const sent = answer('post', '/invoice-views', { ...EXTRAS, id: 8 }, 201)
    const { lastAddress } = await openList({ visao: 'pagas', competencia: '2026-11', busca: 'horiz', pagina: '2' })
    await userEvent.click(screen.getByRole('button', { name: 'Salvar visão' }))
    const dialog = await screen.findByRole('dialog', { name: 'Salvar como nova visão' })
    expect(dialog).toHaveTextContent('Guarda filtros e ordem. Só você vê.')
    await fill(within(dialog).getByRole('textbox', { name: 'Nome' }), 'Pagas de novembro')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar visão' }))

    await screen.findByText('Visão Pagas de novembro salva')
    const query = { status: 'PAID', period: '2026-11', search: 'horiz', ordering: '-due_on' }
    expect(sent).toEqual([{ name: 'Pagas de novembro', query }])
    expect(lastAddress()).toEqual({
      ...{ visao: '8', situacao: 'PAID', competencia: '2026-11', busca: 'horiz', ordem: '-due_on' },
    })
  })

  it('replaces what a view stores', async () => {
    const sent = answer('put', '/invoice-views/7', EXTRAS)
    await openList({ visao: '7', ...EXTRAS_IN_ADDRESS, busca: 'horiz' })
    await menu('Salvar em Avulsas vencidas')
    await screen.findByText('Visão Avulsas vencidas salva')
    expect(sent).toEqual([{ query: { ...EXTRAS.query, search: 'horiz' } }])
  })

  it('gives a view another name', async () => {
    const sent = answer('put', '/invoice-views/7', EXTRAS)
    await openList({ visao: '7', ...EXTRAS_IN_ADDRESS })
    await menu('Renomear…')
    await fill(await screen.findByRole('textbox', { name: 'Nome' }), ' de novo')
    await userEvent.click(screen.getByRole('button', { name: 'Salvar nome' }))
    await screen.findByText('Visão renomeada para Avulsas vencidas de novo')
    expect(sent).toEqual([{ name: 'Avulsas vencidas de novo' }])
  })

  it('ends with the twentieth view, and says so', async () => {
    const others = Array.from({ length: 19 }, (_, n) => ({ ...EXTRAS, id: 10 + n, name: `Visão ${String(n)}` }))
    await openList({}, { views: [EXTRAS, ...others] })
    expect(screen.queryByRole('button', { name: 'Salvar visão' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Ações da visão' }))
    expect(screen.getByRole('menuitem', { name: 'Salvar como nova visão (limite de 20)' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  it('chooses the first view', async () => {
    const sent = answer('put', '/invoice-views', { views: [EXTRAS], first: '7' })
    await openList({ visao: '7', ...EXTRAS_IN_ADDRESS })
    await menu('Usar como visão inicial')
    await screen.findByText('As faturas abrem em Avulsas vencidas')
    expect(sent).toEqual([{ first: '7' }])
  })

  it('deletes a view after a question, and opens all invoices', async () => {
    const gone = answer('delete', '/invoice-views/7', null)
    const { lastAddress } = await openList({ visao: '7', ...EXTRAS_IN_ADDRESS })
    await menu('Excluir…')
    const dialog = await screen.findByRole('dialog', { name: 'Excluir a visão Avulsas vencidas?' })
    expect(dialog).toHaveTextContent('As faturas continuam como estão')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Excluir visão' }))
    await screen.findByText('Visão Avulsas vencidas excluída')
    expect(gone).toHaveLength(1)
    expect(lastAddress()).toEqual({ visao: 'todas' })
  })
})
