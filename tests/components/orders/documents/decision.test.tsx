import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { createQueryClient } from '@/components/layout/app/queryClient'
import { DecisionForm } from '@/components/orders/documents/staff/DecisionForm'
import { wireDocument, wireOrder } from '@/tests/factories/wire/order.wire'
import { fill } from '@/tests/setup/fill'
import { network, useNetwork } from '../orderDesk'

useNetwork()

function openDecision() {
  const bodies: unknown[] = []
  network.use(
    http.put('*/api/checkout-management/1/000128/documents/5', async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.json(wireOrder())
    }),
  )
  const onDecided = jest.fn()
  render(
    <QueryClientProvider client={createQueryClient()}>
      <DecisionForm
        orderRef={{ audience: 'staff', companyId: 1, maskId: '000128' }}
        document={wireDocument()}
        onDecided={onDecided}
      />
    </QueryClientProvider>,
  )
  return { bodies, onDecided, user: userEvent.setup() }
}

describe('deciding on a document', () => {
  it('approves without a message and moves on to the next', async () => {
    const { bodies, onDecided, user } = openDecision()

    await user.click(screen.getByRole('button', { name: 'Aprovar e ver o próximo' }))

    await waitFor(() => expect(onDecided).toHaveBeenCalledTimes(1))
    expect(bodies).toEqual([{ approved: true }])
  })

  it('does not reprove without a message: focuses the field and shows the error', async () => {
    const { bodies, onDecided, user } = openDecision()

    await user.click(screen.getByRole('radio', { name: 'Reprovar' }))
    await user.click(screen.getByRole('button', { name: 'Reprovar e ver o próximo' }))

    const message = screen.getByRole('textbox', { name: /Mensagem para o cliente/ })
    expect(message).toHaveFocus()
    expect(message).toHaveAccessibleDescription('Diga ao cliente o que corrigir.')
    expect(bodies).toEqual([])
    expect(onDecided).not.toHaveBeenCalled()
  })

  it('inserts a ready-made reason into the message, which stays editable', async () => {
    const { bodies, onDecided, user } = openDecision()

    await user.click(screen.getByRole('radio', { name: 'Reprovar' }))
    await user.click(screen.getByRole('button', { name: 'Ilegível' }))
    await fill(screen.getByRole('textbox', { name: /Mensagem para o cliente/ }), ' Página 2.')
    await user.click(screen.getByRole('button', { name: 'Reprovar e ver o próximo' }))

    await waitFor(() => expect(onDecided).toHaveBeenCalledTimes(1))
    expect(bodies).toEqual([
      { approved: false, message: 'Não dá para ler. Envie uma cópia nítida e sem cortes. Página 2.' },
    ])
  })
})
