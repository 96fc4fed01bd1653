import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { CompanyWatch } from '@/components/layout/company/CompanyWatch'
import { ACTING_FOR_HEADER } from '@/services/auth/acting-for.rules'
import type { User } from '@/services/auth/auth.schema'
import { getSessions } from '@/services/auth/auth.service'
import { wireUser } from '@/tests/factories/wire/user.wire'
import { network, open, useNetwork } from '../users/usersDesk'
import { logIn } from './frame'

jest.mock('@/contexts/LoginContext')
useNetwork()

const horizonte = { id: 1, corporate_name: 'Horizonte Engenharia', cnpj: '11222333000181' }
const atlantica = { id: 7, corporate_name: 'Atlântica Logística', cnpj: '12ABC34501DE35' }
const aBuyer = (overrides: Partial<User>) =>
  wireUser({ permissions_groups: ['CLIENTE', 'VENDEDOR'], permitted_companys: [horizonte, atlantica], ...overrides })

/** Somebody on a page of Atlântica's, whose next call is answered for another company. */
async function callAs(now: User) {
  logIn(aBuyer({ company: atlantica }))
  const headers = { [ACTING_FOR_HEADER]: String(now.company?.id ?? '') }
  network.use(
    http.get('*/api/get_logged_user', () => HttpResponse.json(now, { headers })),
    http.get('*/api/sessions', () => HttpResponse.json([], { headers })),
  )
  const { router } = open('/platform/my-orders/000123', <CompanyWatch />)
  await act(() => getSessions())
  return router
}

describe('a company that is no longer the one on the screen', () => {
  it('removed from the user: shows a message and goes home', async () => {
    const router = await callAs(aBuyer({ company: horizonte, permitted_companys: [horizonte] }))
    expect(
      await screen.findByText('Seu acesso a Atlântica Logística terminou. Você voltou para Horizonte Engenharia.'),
    ).toBeInTheDocument()
    expect(router.replace).toHaveBeenCalledWith('/platform/home')
  })

  it('switched in another tab: stays on the page without a message', async () => {
    const now = aBuyer({ company: horizonte })
    let asked = 0
    network.events.on('request:start', () => (asked += 1))
    const router = await callAs(now)
    await waitFor(() => expect(asked).toBeGreaterThanOrEqual(2))
    expect(screen.queryByText(/terminou/)).not.toBeInTheDocument()
    expect(router.replace).not.toHaveBeenCalled()
  })
})
