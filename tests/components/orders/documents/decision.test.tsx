import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { createQueryClient } from '@/components/layout/app/queryClient'
import { DecisionForm } from '@/components/orders/documents/staff/DecisionForm'
import { orderKeys } from '@/hooks/orders/order-keys'
import { documentChecks } from '@/services/orders/documents/document-review.rules'
import type { DocumentChecks, DocumentDecision, OrderDocument } from '@/services/orders/documents/documents.schema'
import { must } from '@/services/invariant/must.rules'
import { wireDocument, wireOrder } from '@/tests/factories/wire/order.wire'
import { fill } from '@/tests/setup/fill'
import { network, useNetwork } from '../orderDesk'

useNetwork()

const REF = { audience: 'staff', companyId: 1, maskId: '000128' } as const
const ME = { id: 7, name: 'Paula' }
const AT = '2025-01-20T13:41:00.000Z'
const POINTS = documentChecks('PROOF_OF_ADDRESS').map(({ id }) => id)
const ticked = (points: readonly string[], by = ME) => points.map((point) => ({ point, by, at: AT }))
const proof = (fields: Partial<OrderDocument> = {}) => wireDocument({ document_type: 'PROOF_OF_ADDRESS', ...fields })

/** The form of the first document, on an API that remembers its ticks and its decision. */
function openDecision(...documents: [OrderDocument, ...OrderDocument[]]) {
  const order = wireOrder({ stage_name: 'DOC_ANALYSIS', turn: 'staff', documents })
  const [{ id }] = documents
  const bodies: unknown[] = []
  let [now] = documents
  const answer = (change: Partial<OrderDocument>, body: unknown) => {
    bodies.push(body)
    now = { ...now, ...change }
    return HttpResponse.json({ ...order, documents: [now, ...documents.slice(1)] })
  }
  const path = `*/api/checkout-management/1/000128/documents/${String(id)}`
  network.use(
    http.put(`${path}/checks`, async ({ request }) => {
      const body = (await request.json()) as DocumentChecks
      const others = now.checks.filter(({ point }) => !body.points.includes(point))
      return answer({ checks: body.checked ? [...others, ...ticked(body.points)] : others }, body)
    }),
    http.put(path, async ({ request }) => {
      const body = (await request.json()) as DocumentDecision
      return answer({ ...body, message: body.message ?? null, decided_at: AT, decided_by: ME }, body)
    }),
  )
  const onNext = jest.fn()
  const Form = () => {
    const queryKey = orderKeys.detail(REF)
    const { data } = useQuery({ queryKey, queryFn: () => order, initialData: order, staleTime: Infinity })
    const shared = { order: data, orderRef: REF, me: ME.id, facts: { now: new Date(AT) }, onNext }
    return <DecisionForm {...shared} document={must(data.documents[0], 'document')} documents={data.documents} />
  }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Form />
    </QueryClientProvider>,
  )
  return { bodies, onNext, user: userEvent.setup() }
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const isChecked = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)

describe('the points of a document', () => {
  it('are ticked by hand or by number, and show who ticked them and when', async () => {
    const { bodies, user } = openDecision(proof({ checks: ticked(['readable'], { id: 9, name: 'Rui' }) }))
    expect(screen.getByRole('checkbox', { name: /Rui · 20\/01\/2025, 10:41$/ })).toBeChecked()

    await user.click(screen.getByRole('checkbox', { name: /Em nome da empresa/ }))
    await user.keyboard('2')

    const mine = () => screen.getAllByRole('checkbox', { name: /você · 20\/01\/2025, 10:41$/, checked: true })
    await waitFor(() => expect(mine()).toHaveLength(2))
    expect(isChecked()).toEqual([true, true, false, true])
    expect(bodies).toEqual(['company', 'address'].map((point) => ({ points: [point], checked: true })))
  })
})

describe('approving a document', () => {
  it('asks first while points are open, and names how many', async () => {
    const { bodies, user } = openDecision(proof())

    await user.click(button('Aprovar'))
    const question = await screen.findByRole('dialog', { name: 'Aprovar sem conferir 4 pontos?' })
    expect(bodies).toEqual([])

    await user.click(within(question).getByRole('button', { name: 'Aprovar assim mesmo' }))
    expect(await screen.findByText('Aprovado por você')).toBeInTheDocument()
    expect(bodies).toEqual([{ approved: true }])
    await waitFor(() => expect(button('Concluir análise')).toHaveFocus())
  })

  it('does not ask once every point is ticked', async () => {
    const { bodies, user } = openDecision(proof({ checks: ticked(POINTS) }))

    await user.click(button('Aprovar'))

    expect(await screen.findByText(/^(Aprovado|Reprovado) por você$/)).toBeInTheDocument()
    expect(bodies).toEqual([{ approved: true }])
  })

  it('by key A ticks what is open first, and counts once however often it is pressed', async () => {
    const { bodies, user } = openDecision(proof({ checks: ticked(['company']) }))

    await user.keyboard('aaa')

    expect(await screen.findByText(/^(Aprovado|Reprovado) por você$/)).toBeInTheDocument()
    expect(bodies).toEqual([{ points: ['address', 'fresh', 'readable'], checked: true }, { approved: true }])
    expect(screen.getByRole('status')).toHaveTextContent(/^Aprovado por você.*4 de 4 pontos/)
  })
})

describe('reproving a document', () => {
  it('needs a message: key R focuses it, and pressing the button shows what is missing', async () => {
    const { bodies, user } = openDecision(proof())
    const message = screen.getByRole('textbox', { name: /Mensagem para o cliente/ })

    await user.keyboard('r')
    expect(message).toHaveFocus()
    await user.click(button('Reprovar'))
    expect(message).toHaveAccessibleDescription('Diga ao cliente o que corrigir.')
    expect(bodies).toEqual([])
  })

  it('inserts a ready-made reason into the message, which stays editable', async () => {
    const { bodies, user } = openDecision(proof())

    await user.click(button('Ilegível'))
    await fill(screen.getByRole('textbox', { name: /Mensagem para o cliente/ }), ' Página 2.')
    await user.click(button('Reprovar'))

    expect(await screen.findByText(/^(Aprovado|Reprovado) por você$/)).toBeInTheDocument()
    const message = 'Não dá para ler. Envie uma cópia nítida e sem cortes. Página 2.'
    expect(bodies).toEqual([{ approved: false, message }])
  })
})

describe('a decided document', () => {
  const decided = proof({ approved: true, decided_at: AT, decided_by: ME, checks: ticked(POINTS) })

  it('offers the next one instead of its buttons, and the end of the analysis after the last', async () => {
    const next = wireDocument({ id: 6, document_type: 'PROOF_OF_REVENUE' })
    const { onNext, user } = openDecision(decided, next)

    expect(screen.queryByRole('button', { name: /^(Aprovar|Reprovar)/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Concluir análise' })).not.toBeInTheDocument()
    await user.keyboard('{Enter}')
    expect(onNext).toHaveBeenCalledWith(next)
  })

  it('can be changed: the other decision takes its place', async () => {
    const { bodies, user } = openDecision(decided)
    expect(button('Concluir análise')).toBeInTheDocument()

    await user.click(button('Mudar decisão'))
    expect(screen.getByRole('heading', { name: 'Comprovante de endereço' })).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Concluir análise' })).not.toBeInTheDocument()
    await user.click(button('Fora do prazo'))
    await user.click(button('Reprovar'))

    expect(await screen.findByText('Reprovado por você')).toBeInTheDocument()
    await waitFor(() => expect(button('Concluir análise')).toHaveFocus())
    expect(bodies).toEqual([{ approved: false, message: expect.stringContaining('mais de 90 dias') }])
  })
})
