import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { ImportProducts } from '@/components/catalogue/products/ImportProducts'
import { saveFile } from '@/services/http/save-file'
import type { ImportReport } from '@/services/http/import.schema'
import { wireImportReport } from '@/tests/factories/wire/import.wire'
import { wireProductChoices } from '@/tests/factories/wire/product.wire'
import { readCsvRows } from '@/tests/factories/http/csv'
import { network, open, refused, useNetwork } from '../users/usersDesk'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/ui/import/ImportDialogSteps'

jest.mock('@/services/http/save-file')
useNetwork()

const saved = jest.mocked(saveFile)
const textSaved = async () => saved.mock.lastCall?.[0].text()

type Sent = Record<string, FormDataEntryValue | null>

/** Answers the calls one after another, and records the requests. */
function answers(...replies: (ImportReport | { status: number; body: object })[]) {
  const came: Sent[] = []
  network.use(
    http.post('*/api/product-management/import', async ({ request }) => {
      came.push({ ...Object.fromEntries(await request.formData()), key: request.headers.get('Idempotency-Key') })
      const reply = replies[came.length - 1]
      if (!reply) throw new Error('Nobody expected this call')
      return 'body' in reply ? HttpResponse.json(reply.body, { status: reply.status }) : HttpResponse.json(reply)
    }),
  )
  return came
}

async function choose(name = 'produtos.csv') {
  open('/platform/admin/products', <ImportProducts choices={wireProductChoices()} />)
  await userEvent.click(screen.getByRole('button', { name: 'Importar CSV' }))
  const dialog = await screen.findByRole('dialog', { name: 'Importar produtos' })
  await userEvent.upload(within(dialog).getByLabelText('Arquivo: escolher CSV'), new File(['Nome;Cor\nA;B'], name))
  return dialog
}
const clean = { failed: 0, failures: [], passed_over: [], lines: 998 }

describe('importing products', () => {
  it('shows first what the file would change, and imports it after a confirmation', async () => {
    const came = answers(wireImportReport(clean), wireImportReport({ ...clean, imported: true }))
    const dialog = await choose()

    expect(await within(dialog).findByText(/^998 linhas conferidas/)).toBeVisible()
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['948 serão criados', '40 serão alterados', '10 sem mudança', '0 com problema'])
    expect(came).toMatchObject([{ dry_run: 'true', key: null }])

    await userEvent.click(within(dialog).getByRole('button', { name: 'Importar 988 produtos' }))
    expect(await within(dialog).findByText(/^948 criados e 40 alterados\./)).toBeVisible()
    expect(came[1]).toMatchObject({ dry_run: 'false', checked: 'a'.repeat(64), skip_failed: 'false' })
    expect(came[1]?.key).toEqual(expect.any(String))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Concluir' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('lists the invalid lines, offers them for download with the reasons, and can import the rest', async () => {
    const came = answers(wireImportReport(), wireImportReport({ imported: true }))
    const dialog = await choose('lista de maio.csv')

    const failed = await within(dialog).findByRole('region', { name: 'Linhas com problema' })
    expect(
      within(failed)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual([
      '12CategoriaNão há categoria “Notebok”. Confira o nome ou cadastre antes.',
      '12DescriçãoFalta esta coluna, que um produto novo precisa ter.',
      '40Linha inteiraHá um valor além da última coluna. Confira os separadores e as aspas.',
    ])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Baixar linhas com problema' }))
    expect(saved.mock.lastCall?.[1]).toBe('lista de maio-corrigir.csv')
    expect(readCsvRows((await textSaved()) ?? '')[0]).toEqual({
      Linha: '12',
      Nome: 'Vertex 14',
      Categoria: 'Notebok',
      'Preço mensal (R$)': '289,00',
      'Estoque: novo': '3',
      'O que corrigir':
        'Categoria: Não há categoria “Notebok”. Confira o nome ou cadastre antes.\nDescrição: Falta esta coluna, que um produto novo precisa ter.',
    })

    await userEvent.click(within(dialog).getByRole('button', { name: 'Importar só as 988 linhas boas' }))
    expect(await within(dialog).findByText(/^2 linhas ficaram de fora\./)).toBeVisible()
    expect(came[1]).toMatchObject({ skip_failed: 'true' })
  })

  it('shows a new dry run when the catalogue has changed, and imports only after that is confirmed', async () => {
    const fresh = wireImportReport({ ...clean, checked: 'b'.repeat(64), created: 947, changed: 41 })
    const stale = { ...refused('conflict', 'Os dados mudaram.'), data: { report: fresh } }
    const came = answers(wireImportReport(clean), { status: 409, body: stale }, { ...fresh, imported: true })
    const dialog = await choose()

    await userEvent.click(await within(dialog).findByRole('button', { name: 'Importar 988 produtos' }))
    expect(await within(dialog).findByText('Os dados mudaram depois da conferência')).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Importar 988 produtos' }))
    expect(await within(dialog).findByText(/^947 criados e 41 alterados\./)).toBeVisible()
    expect(came[2]).toMatchObject({ checked: 'b'.repeat(64) })
    expect(came[2]?.key).not.toBe(came[1]?.key)
  })

  it('shows why a file cannot be read, and accepts another', async () => {
    answers({ status: 400, body: refused('invalid', 'Não conhecemos a coluna “Preso”. Use os nomes do modelo.') })
    const dialog = await choose()

    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Não conhecemos a coluna “Preso”.')
    expect(within(dialog).queryByRole('button', { name: /^Importar/ })).not.toBeInTheDocument()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Escolher outro' }))
    expect(within(dialog).getByLabelText('Arquivo: escolher CSV')).toBeEnabled()
  })

  it('offers another file instead of an import when nothing would change', async () => {
    answers(wireImportReport({ ...clean, created: 0, changed: 0, unchanged: 998 }))
    const dialog = await choose()

    expect(await within(dialog).findByText('Não há nada a importar')).toBeInTheDocument()
    expect(within(dialog).queryByRole('button', { name: /^Importar/ })).not.toBeInTheDocument()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Escolher outro arquivo' }))
    expect(within(dialog).getByLabelText('Arquivo: escolher CSV')).toBeEnabled()
  })

  it('offers a template with an example from the catalogue', async () => {
    open('/platform/admin/products', <ImportProducts choices={wireProductChoices()} />)
    await userEvent.click(screen.getByRole('button', { name: 'Importar CSV' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Baixar modelo' }))

    await waitFor(() => expect(saved.mock.lastCall?.[1]).toBe('modelo-produtos.csv'))
    const [example] = readCsvRows((await textSaved()) ?? '')
    expect(example).toMatchObject({
      'Nº do produto': '',
      Categoria: 'Notebooks',
      'Tipo de produto': 'notebook',
      Propriedades: 'Uso: Projeto e CAD\nUso: Escritório',
      Situação: 'Desativado',
    })
  })
})
