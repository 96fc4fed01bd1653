import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { createQueryClient } from '@/components/layout/app/queryClient'
import { DocumentAccessLog } from '@/components/orders/documents/staff/DocumentAccessLog'
import type { DocumentAccess as Opening } from '@/services/orders/documents/documents.schema'
import { drawAt } from '../../layout/frame'
import { network, useNetwork } from '../orderDesk'

useNetwork()

const opened = (id: number, opened_by: string): Opening => ({
  id,
  file_id: 4,
  document_type: 'ARTICLES_OF_ASSOCIATION',
  name: 'contrato-social.pdf',
  sha256: 'ab',
  opened_by,
  opened_at: '2026-11-19T13:30:00.000Z',
})

/** Expands the access log of an order's documents. */
async function unfold(openings: Opening[]) {
  let asked = 0
  network.use(
    http.get('*/api/checkout-management/7/000128/document-access', () => {
      asked += 1
      return HttpResponse.json(openings)
    }),
  )
  drawAt(
    '/platform/admin/orders/7/000128',
    <QueryClientProvider client={createQueryClient()}>
      <DocumentAccessLog orderRef={{ audience: 'staff', companyId: 7, maskId: '000128' }} />
    </QueryClientProvider>,
  )
  expect(asked).toBe(0)
  await userEvent.click(screen.getByRole('button', { name: 'Ver quem abriu os documentos' }))
}

describe('who opened the documents of an order', () => {
  it('is fetched on demand: who, which file, when', async () => {
    await unfold([opened(9, 'Camila Ventura'), opened(8, 'Iara Monteiro')])

    const [first, second] = await screen.findAllByRole('listitem')
    expect(first).toHaveTextContent('Contrato socialCamila Ventura · contrato-social.pdf')
    expect(second).toHaveTextContent('Iara Monteiro')
  })

  it('can be empty', async () => {
    await unfold([])

    expect(await screen.findByText('Ninguém abriu um documento deste pedido ainda.')).toBeVisible()
  })
})
