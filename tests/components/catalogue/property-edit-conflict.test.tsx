import { QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { PropertyForm } from '@/components/catalogue/properties/PropertyForm'
import { createQueryClient } from '@/components/layout/app/queryClient'
import { Toaster } from '@/components/ui/feedback/Toaster'
import type { PropertyDetail } from '@/services/catalogue/properties/properties.schema'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { wireProperty } from '@/tests/factories/wire/property.wire'
import { wireSimulatorDetail } from '@/tests/factories/wire/simulator.wire'
import { drawAt, logIn, person } from '../layout/frame'
import { answer, network, open, refused, useNetwork } from '../users/usersDesk'

jest.mock('@/contexts/LoginContext')
useNetwork()

const LARGE = wireProperty({ id: 5, name: '16 pol.', replaces: [] })

beforeEach(() => {
  logIn(person(['PRODUTO'], { company: null }))
  answer('get', '/property-type-management', [{ id: 1, name: 'Tela' }])
  answer('get', '/simulator-detail', [wireSimulatorDetail()])
  answer('get', '/property-details', wirePage([wireProperty(), LARGE]))
})

/** Answers the saves one after another, and records the submitted forms. */
function saves(...replies: (PropertyDetail | { conflict: PropertyDetail })[]) {
  const came: object[] = []
  network.use(
    http.put('*/api/property-management/4', async ({ request }) => {
      came.push(Object.fromEntries(await request.formData()))
      const reply = replies[came.length - 1]
      if (!reply || !('conflict' in reply)) return HttpResponse.json(reply ?? null)
      const data = { property: reply.conflict, changed_by: 'Lúcia Prado', changed_at: new Date().toISOString() }
      return HttpResponse.json({ ...refused('conflict', 'Outra pessoa mudou.'), data }, { status: 409 })
    }),
  )
  return came
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar propriedade' }))
async function retype(label: RegExp | string, text: string): Promise<void> {
  await userEvent.clear(screen.getByLabelText(label))
  await userEvent.type(screen.getByLabelText(label), text)
}

describe('two users editing the same property', () => {
  it('do not overwrite each other after a refetch: only the changed fields are sent', async () => {
    const came = saves(wireProperty({ version: 3 }))
    const client = createQueryClient()
    const drawn = (property: PropertyDetail) => (
      <QueryClientProvider client={client}>
        <PropertyForm property={property} />
        <Toaster />
      </QueryClientProvider>
    )
    const { rerender } = drawAt('/platform/admin/properties/4', drawn(wireProperty()))
    await retype('Nome', '15 pol.')
    rerender(drawn(wireProperty({ version: 2, description: 'De outra pessoa', active: false, simulators: [] })))
    await save()

    expect(await screen.findByText('Propriedade alterada.')).toBeVisible()
    expect(came).toEqual([{ name: '15 pol.', version: '1' }])
  })

  it('get an edit conflict with the other’s changes, and merge them without losing their own', async () => {
    const theirs = wireProperty({
      version: 4,
      name: '14,1 pol.',
      description: 'Cabe na mochila.',
      replaces: [],
      simulators: [
        { id: 1, name: 'Notebooks' },
        { id: 9, name: 'Tablets' },
      ],
    })
    const came = saves({ conflict: theirs }, { ...theirs, version: 5 })
    open('/platform/admin/properties/4', <PropertyForm property={wireProperty()} />)
    await screen.findByRole('checkbox', { name: '16 pol.' })
    await retype('Nome', '14 polegadas')
    await retype(/^Cor/, '#112233')
    await save()

    const dialog = await screen.findByRole('dialog', { name: 'Outra pessoa mudou esta propriedade' })
    expect(dialog).toHaveTextContent(/Lúcia Prado salvou hoje/)
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Nome: de “14 pol.” para “14,1 pol.”Você digitou “14 polegadas”: fica o seu.',
      'Descrição: de “O tamanho mais pedido.” para “Cabe na mochila.”',
      'Simuladores: de “Notebooks” para “Notebooks, Tablets”',
      'Também atendida por: de “16 pol.” para “não informado”',
    ])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Juntar e continuar editando' }))

    expect(await screen.findByLabelText(/^Descrição/)).toHaveValue('Cabe na mochila.')
    expect(screen.getByLabelText('Nome')).toHaveValue('14 polegadas')
    expect(screen.getByRole('checkbox', { name: '16 pol.' })).not.toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Tablets' })).toBeChecked()
    await save()
    expect(await screen.findByText('Propriedade alterada.')).toBeVisible()
    expect(came).toEqual([
      { name: '14 polegadas', hex_color: '#112233', version: '1' },
      { name: '14 polegadas', hex_color: '#112233', version: '4' },
    ])
  })

  it('can dismiss the conflict: the input stays, and saving shows it again', async () => {
    const theirs = wireProperty({ version: 2, hex_color: '#112233' })
    const came = saves({ conflict: theirs }, { conflict: theirs })
    open('/platform/admin/properties/4', <PropertyForm property={wireProperty()} />)
    await retype('Nome', 'Outro')
    await save()
    await userEvent.click(await screen.findByRole('button', { name: 'Voltar' }))

    expect(screen.getByLabelText('Nome')).toHaveValue('Outro')
    await save()
    expect(await screen.findByRole('dialog', { name: 'Outra pessoa mudou esta propriedade' })).toBeInTheDocument()
    expect(came).toMatchObject([{ version: '1' }, { version: '1' }])
  })
})
