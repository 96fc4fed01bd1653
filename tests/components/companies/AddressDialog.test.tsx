import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { AddressDialog } from '@/components/companies/AddressDialog'
import type { Address } from '@/services/companies/addresses.schema'
import { wireAddress, wirePostalCode } from '@/tests/factories/wire/address.wire'
import { serve } from '@/tests/mocks/handlers'
import { fill } from '@/tests/setup/fill'
import { network, openAt, refusal, useNetwork } from '../simulation/simulationDesk'

useNetwork()

const unknown = refusal('not_found', ['Não encontramos o que você procura.'])

function openForm(address: Address | null = null) {
  const onSaved = jest.fn()
  const onClose = jest.fn()
  openAt('/', <AddressDialog open address={address} onClose={onClose} onSaved={onSaved} />)
  return { onSaved, onClose }
}

const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}`))
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar endereço' }))

describe('the form of an address', () => {
  it('fills the empty fields from the CEP, and keeps the others', async () => {
    network.use(...serve({ 'GET /postal-codes/:cep': wirePostalCode() }))
    openForm()
    await fill(await field('Bairro'), 'Cerqueira César')
    await fill(await field('CEP'), '01310200')
    await waitFor(async () => expect(await field('Rua ou avenida')).toHaveValue('Avenida Paulista'))
    expect(await field('CEP')).toHaveValue('01310-200')
    expect(await field('Cidade')).toHaveValue('São Paulo')
    expect(await field('Estado')).toHaveValue('SP')
    expect(await field('Bairro')).toHaveValue('Cerqueira César')
    expect(screen.getByText('Preenchemos o endereço para você conferir.')).toBeInTheDocument()
  })

  it('can be saved with an unknown CEP', async () => {
    network.use(http.get('*/api/postal-codes/99999999', () => HttpResponse.json(unknown, { status: 404 })))
    const bodies: unknown[] = []
    network.use(
      http.post('*/api/addresses', async ({ request }) => {
        bodies.push(await request.json())
        return HttpResponse.json(wireAddress({ id: 15 }), { status: 201 })
      }),
    )
    const { onSaved, onClose } = openForm()
    await fill(await field('CEP'), '99999999')
    expect(await screen.findByText('Não encontramos esse CEP. Preencha o endereço.')).toBeInTheDocument()
    await fill(await field('Quem recebe'), ' Ana Prado ')
    await userEvent.selectOptions(await field('Estado'), 'SP')
    await fill(await field('Cidade'), 'Santos')
    await fill(await field('Rua ou avenida'), 'Rua Braz Cubas')
    await userEvent.type(await field('Número'), '120')
    await save()
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: 15 })))
    expect(onClose).toHaveBeenCalled()
    expect(bodies).toEqual([
      {
        recipient_name: 'Ana Prado',
        postal_code: '99999999',
        state: 'SP',
        city: 'Santos',
        street: 'Rua Braz Cubas',
        number: '120',
      },
    ])
  })

  it('marks the missing fields, and focuses the first', async () => {
    const { onSaved } = openForm()
    await field('CEP')
    await save()
    await waitFor(async () => expect(await field('Quem recebe')).toHaveFocus())
    expect(screen.getByText('Digite um nome válido')).toBeInTheDocument()
    expect(screen.getByText('Digite um CEP válido')).toBeInTheDocument()
    expect(screen.getAllByText('Preencha esse campo')).toHaveLength(4)
    expect(onSaved).not.toHaveBeenCalled()
  })

  it('shows a refusal of the server at its field, and keeps the input', async () => {
    const refused = refusal('invalid', ['Confira os campos destacados.'], {
      fields: { number: ['Confira esse campo'] },
    })
    network.use(http.put('*/api/addresses/11', () => HttpResponse.json(refused, { status: 400 })))
    const { onClose } = openForm(wireAddress())
    await userEvent.clear(await field('Quem recebe'))
    await fill(await field('Quem recebe'), 'Lívia Prado')
    await save()
    expect(await screen.findByText('Confira esse campo')).toBeInTheDocument()
    expect(await field('Quem recebe')).toHaveValue('Lívia Prado')
    expect(onClose).not.toHaveBeenCalled()
  })

  it('does not look up the unchanged CEP of an existing address', async () => {
    const asked = jest.fn(() => HttpResponse.json(wirePostalCode()))
    network.use(http.get('*/api/postal-codes/:cep', asked), ...serve({ 'PUT /addresses/:id': wireAddress() }))
    const { onSaved } = openForm(wireAddress({ street: 'Rua antiga' }))
    expect(await field('Rua ou avenida')).toHaveValue('Rua antiga')
    await save()
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(asked).not.toHaveBeenCalled()
  })
})
