import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfirmBillingEmail } from '@/components/auth/ConfirmBillingEmail'
import { logIn } from '../layout/frame'
import { answer, open, refused, useNetwork } from '../users/usersDesk'

jest.mock('@/contexts/LoginContext')
useNetwork()
beforeEach(() => logIn(null))

const openLink = (token: string | null) => open('/', <ConfirmBillingEmail token={token} />)
const press = () => userEvent.click(screen.getByRole('button', { name: 'Confirmar e-mail' }))

describe('the link of a billing e-mail', () => {
  it('confirms it by a press, not by being opened', async () => {
    const sent = answer('post', '/billing-email/confirm', {})
    const { router } = openLink('a1b2')
    expect(sent).toEqual([])
    await press()
    expect(await screen.findByText('E-mail confirmado. As próximas faturas chegam nele.')).toBeInTheDocument()
    expect(sent).toEqual([{ token: 'a1b2' }])
    expect(router.replace).toHaveBeenCalledWith('/')
  })

  it('says when it is over', async () => {
    answer('post', '/billing-email/confirm', refused('link_not_valid', 'Esse link não vale mais.'), 400)
    openLink('a1b2')
    await press()
    expect(await screen.findByText('Este link não vale mais')).toBeInTheDocument()
  })

  it('says so without a token', () => {
    openLink(null)
    expect(screen.getByText('Este link não vale mais')).toBeInTheDocument()
  })
})
