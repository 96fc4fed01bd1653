import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { CompaniesScreen } from '@/components/companies/CompaniesScreen'
import { saveFile } from '@/services/http/save-file'
import { wireCompanySummary } from '@/tests/factories/wire/company.wire'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { logIn, person } from '../layout/frame'
import { answer, network, open, refused, useNetwork } from '../users/usersDesk'

jest.mock('@/contexts/LoginContext')
jest.mock('@/services/http/save-file')
useNetwork()
beforeEach(() => jest.mocked(saveFile).mockClear())

const FILTERS = { busca: '12.ABC', situacao: 'waiting', ordem: '-created_at', pagina: '2' }

async function openClients(rows = [wireCompanySummary()], query: Record<string, string> = FILTERS) {
  logIn(person(['ADMINISTRADOR'], { company: null }))
  answer('get', '/company-management', wirePage(rows))
  open('/platform/admin/clients', <CompaniesScreen />, query)
  return { user: userEvent.setup(), button: await screen.findByRole('button', { name: 'Baixar CSV' }) }
}

/** Answers with a file once `until` resolves. */
function serveFile(until: Promise<void> = Promise.resolve()) {
  const asked: object[] = []
  network.use(
    http.get('*/api/company-management-csv-extract', async ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams))
      await until
      return new HttpResponse('\uFEFFRazão social\r\n', {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="usuarios.csv"; filename*=UTF-8''usu%C3%A1rios.csv`,
        },
      })
    }),
  )
  return asked
}

describe('the CSV download of a list', () => {
  it('applies the filters but not the page, and saves the file under the name that the API sends', async () => {
    const asked = serveFile()
    const { user, button } = await openClients()
    await waitFor(() => expect(button).toBeEnabled())
    await user.click(button)
    expect(await screen.findByText('Arquivo usuários.csv salvo.')).toBeVisible()
    expect(asked).toEqual([{ search: '12.ABC', status: 'waiting', ordering: '-created_at' }])
    expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), 'usuários.csv')
  })

  it('is disabled for an empty list', async () => {
    const { button } = await openClients([])
    await screen.findByText('Nenhum cliente com esses filtros')
    expect(button).toBeDisabled()
  })

  it('shows in a toast why it failed', async () => {
    const sentence = 'Ocorreu um erro. Tente novamente mais tarde'
    answer('get', '/company-management-csv-extract', refused('forbidden', sentence), 403)
    const { user, button } = await openClients()
    await waitFor(() => expect(button).toBeEnabled())
    await user.click(button)
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(saveFile).not.toHaveBeenCalled()
    expect(button).not.toHaveAttribute('aria-busy')
  })

  it('shows its progress, and can be cancelled without an error message', async () => {
    serveFile(new Promise(() => undefined))
    const { user, button } = await openClients()
    await waitFor(() => expect(button).toBeEnabled())
    await user.click(button)
    expect(await screen.findByRole('button', { name: 'Baixando… 0 B' })).toHaveAttribute('aria-busy', 'true')
    await user.click(screen.getByRole('button', { name: 'Cancelar download' }))
    expect(await screen.findByRole('button', { name: 'Baixar CSV' })).toBeEnabled()
    expect(screen.queryByText(/cancelado/)).not.toBeInTheDocument()
    expect(saveFile).not.toHaveBeenCalled()
  })
})
