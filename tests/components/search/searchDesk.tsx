import { QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { createQueryClient } from '@/components/layout/app/queryClient'
import { SearchButton, useSearchDialog } from '@/components/search/SearchButton'
import type { Group } from '@/services/auth/actor.rules'
import type { SearchAnswer } from '@/services/search/search.schema'
import { wireOrderSummary } from '@/tests/factories/wire/order.wire'
import { drawAt, logIn, person } from '../layout/frame'
import { network } from '../users/usersDesk'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/search/SearchDialog'

export const ORDER = wireOrderSummary({ order_mask_id: '000128' })
export const FOUND: SearchAnswer = {
  orders: [ORDER],
  companies: [{ id: 1, corporate_name: 'Horizonte Engenharia', cnpj: '11222333000181', orders_count: 14 }],
  units: [
    {
      id: 42,
      serial: 'HZ-00042',
      label: 'Recepção',
      status: 'IN_USE',
      product: 'Vertex 14',
      order: { order_mask_id: '000117', due_at: null, company: { id: 1, corporate_name: 'Horizonte Engenharia' } },
    },
  ],
  tickets: [],
  invoices: [],
}

export const NOTHING: SearchAnswer = { orders: [], companies: [], units: [], tickets: [], invoices: [] }
const Bar = () => {
  const { show, dialog } = useSearchDialog(true)
  return (
    <>
      <SearchButton onPress={show} />
      <input aria-label="Comentário" />
      {dialog}
    </>
  )
}

/** Draws the search; it answers each text with this. */
export function draw(groups: Group[], answer: SearchAnswer = FOUND) {
  const asked: string[] = []
  network.use(
    http.get('*/api/search', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('q') ?? '')
      return HttpResponse.json(answer)
    }),
  )
  logIn(person(groups))
  const { router } = drawAt(
    '/platform/home',
    <QueryClientProvider client={createQueryClient()}>
      <Bar />
    </QueryClientProvider>,
  )
  return { asked, router }
}

export const field = () => screen.findByRole('combobox', { name: 'Buscar em tudo' })
export const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Buscar em tudo' }))
  return field()
}
export const names = (group: HTMLElement) =>
  within(group)
    .getAllByRole('option')
    .map((option) => option.textContent)
