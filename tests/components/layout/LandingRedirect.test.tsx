import { waitFor } from '@testing-library/react'
import { LandingRedirect } from '@/components/layout/access/LandingRedirect'
import type { Group } from '@/services/auth/actor.rules'
import { drawAt, logIn, person } from './frame'

jest.mock('@/contexts/LoginContext')

describe('/platform', () => {
  it.each([
    [['CLIENTE', 'GESTOR'], '/platform/home'],
    [['CLIENTE', 'COLABORADOR'], '/platform/equipment'],
    [['JURÍDICO'], '/platform/admin/orders'],
  ] as [Group[], string][])('redirects %j to %s', async (groups, href) => {
    logIn(person(groups))
    const { router } = drawAt('/platform', <LandingRedirect />)
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith(href))
  })
})
