import { screen } from '@testing-library/react'
import { ReturnScreen } from '@/components/logistics/returns/ReturnScreen'
import { wireReturnDesk } from '@/tests/factories/wire/returns.wire'
import { logIn, person } from '../layout/frame'
import { answer, open, useNetwork } from '../users/usersDesk'

jest.mock('@/contexts/LoginContext')
useNetwork()
beforeEach(() => logIn(person(['OPERAÇÃO'], { company: null })))

function openReturn(due_at: string) {
  answer('get', '/returns/74', wireReturnDesk({ due_at }))
  open('/platform/admin/returnals/74', <ReturnScreen />, { packageId: '74' })
}

describe('the page of a return', () => {
  it('says by how many days its next step is late, and what to do', async () => {
    openReturn('2026-01-05')
    expect(await screen.findByText(/^\d+ dias de atraso$/)).toBeInTheDocument()
    expect(screen.getByText(/Combine a coleta com o cliente/)).toBeInTheDocument()
  })

  it('says nothing of lateness before', async () => {
    openReturn('2999-01-05')
    expect(await screen.findByText('A coletar')).toBeInTheDocument()
    expect(screen.queryByText(/atras/i)).not.toBeInTheDocument()
  })
})
