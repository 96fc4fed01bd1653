import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ReturnScreen } from '@/components/logistics/returns/ReturnScreen'
import { wireOrder } from '@/tests/factories/wire/order.wire'
import { wireReturnDesk, wireReturnedUnit } from '@/tests/factories/wire/returns.wire'
import { fill } from '@/tests/setup/fill'
import { logIn, person } from '../layout/frame'
import { answer, open, useNetwork } from '../users/usersDesk'

jest.mock('@/contexts/LoginContext')
useNetwork()
beforeEach(() => logIn(person(['OPERAÇÃO'], { company: null })))

const AT = '/platform/admin/returnals'
const received_at = '2026-11-20T12:00:00.000Z'

function openReturn(overrides: Parameters<typeof wireReturnDesk>[0] = {}) {
  answer('get', '/returns/74', wireReturnDesk(overrides))
  open(`${AT}/74`, <ReturnScreen />, { packageId: '74' })
}

describe('appraising a return', () => {
  const toAppraise = { todo: 'appraise', delivery_status: 'RETURN_RECEIVED', can_call_off: false } as const

  const twoUnits = [wireReturnedUnit({ received_at }), wireReturnedUnit({ serial: 'VX-2', received_at })]
  const desk = () => screen.findByRole('group', { name: 'VX-1' })
  const answers = (of: string) => within(screen.getByRole('group', { name: of }))
  const pressed = () => screen.queryAllByRole('button', { pressed: true })

  it('starts with no answer, names what is missing and leads there', async () => {
    openReturn({ ...toAppraise, serials: [wireReturnedUnit({ received_at })] })
    const sent = answer('post', '/package-management/74/appraisal', wireOrder())
    const unit = within(await desk())

    expect(pressed()).toEqual([])
    const register = unit.getByRole('button', { name: 'Registrar avaliação' })
    expect(register).toHaveAccessibleDescription('Faltam 5: dados apagados, liga e funciona, tela, condição e mais 1')
    await userEvent.click(register)

    expect(answers('Dados apagados').getByRole('button', { name: 'Em ordem' })).toHaveFocus()
    expect(sent).toEqual([])
  })

  it('answers everything with T, registers with Enter and goes on to the next unit', async () => {
    openReturn({ ...toAppraise, serials: twoUnits })
    const sent = answer('post', '/package-management/74/appraisal', wireOrder())
    await desk()

    await userEvent.keyboard('t{Enter}')

    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent).toEqual([
      {
        items: [
          {
            serial: 'VX-1',
            condition: 'good',
            destination: 'UP_FOR_RENTAL',
            checklist: { wiped: 'ok', power: 'ok', screen: 'ok' },
          },
        ],
      },
    ])
    expect(await screen.findByRole('heading', { name: 'VX-2' })).toHaveFocus()
  })

  it('rules out good state and the shelf after a fault, and asks for words', async () => {
    openReturn({ ...toAppraise, serials: [wireReturnedUnit({ received_at })] })
    const sent = answer('post', '/package-management/74/appraisal', wireOrder())
    const unit = within(await desk())

    await userEvent.click(unit.getByRole('button', { name: 'Tudo em ordem' }))
    await userEvent.click(answers('Dados apagados').getByRole('button', { name: 'Com falha' }))

    expect(answers('Condição').getByRole('button', { name: 'Em bom estado' })).toBeDisabled()
    const shelf = answers('Destino').getByRole('button', { name: 'Prateleira' })
    expect(shelf).toBeDisabled()
    expect(shelf).toHaveAccessibleDescription('Prateleira só com os dados apagados.')
    expect(unit.getByText(/o que foi encontrado, condição e destino/)).toBeInTheDocument()
    await fill(unit.getByRole('textbox', { name: 'O que foi encontrado' }), 'Conta ainda aberta')
    await userEvent.click(answers('Condição').getByRole('button', { name: 'Desgaste normal' }))
    await userEvent.click(answers('Destino').getByRole('button', { name: 'Manutenção' }))
    await userEvent.click(unit.getByRole('button', { name: 'Registrar avaliação' }))

    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({
      items: [{ condition: 'worn', destination: 'IN_MAINTENANCE', comment: 'Conta ainda aberta' }],
    })
  })

  it('can be taken back from the toast', async () => {
    openReturn({ ...toAppraise, serials: twoUnits })
    answer('post', '/package-management/74/appraisal', wireOrder())
    const undone = answer('delete', '/package-management/74/appraisal/VX-1', wireOrder())
    await desk()

    await userEvent.keyboard('t{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }))

    expect(await screen.findByText('Avaliação de VX-1 desfeita')).toBeInTheDocument()
    expect(undone).toHaveLength(1)
  })

  it('repeats the answers for the next unit of the same model', async () => {
    openReturn({ ...toAppraise, serials: twoUnits })
    answer('post', '/package-management/74/appraisal', wireOrder())
    await desk()
    expect(screen.queryByRole('button', { name: 'Repetir a anterior' })).not.toBeInTheDocument()
    await userEvent.keyboard('t{Enter}')

    await userEvent.click(await screen.findByRole('button', { name: 'Repetir a anterior' }))

    expect(screen.getByRole('group', { name: 'VX-2' })).toBeInTheDocument()
    expect(pressed()).toHaveLength(5)
  })

  it('registers a unit that never arrived without tests', async () => {
    openReturn({ ...toAppraise, serials: [wireReturnedUnit()] })
    const sent = answer('post', '/package-management/74/appraisal', wireOrder())
    const unit = within(await desk())

    await userEvent.click(unit.getByRole('button', { name: 'Não chegou' }))
    expect(screen.queryByRole('group', { name: 'Tela' })).not.toBeInTheDocument()
    await userEvent.click(unit.getByRole('button', { name: 'Registrar avaliação' }))

    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent).toEqual([{ items: [{ serial: 'VX-1', condition: 'missing', destination: 'DISPOSABLE_SERIAL' }] }])
  })

  it('is corrected later, starting from what was said, unless the unit has moved on', async () => {
    const found = { condition: 'good', destination: 'UP_FOR_RENTAL', received_at } as const
    const checklist = { power: 'ok', screen: 'ok', wiped: 'ok' } as const
    openReturn({
      ...toAppraise,
      todo: 'done',
      serials: [
        wireReturnedUnit({ ...found, checklist, correctable: true }),
        wireReturnedUnit({ ...found, checklist, serial: 'VX-2' }),
      ],
    })
    const sent = answer('put', '/package-management/74/appraisal/VX-1', wireOrder())

    await userEvent.click(await screen.findByRole('button', { name: 'Ações de VX-1' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Corrigir avaliação' }))
    await userEvent.click(answers('Condição').getByRole('button', { name: 'Desgaste normal' }))
    await userEvent.click(screen.getByRole('button', { name: 'Salvar correção' }))

    expect(await screen.findByText('Avaliação de VX-1 corrigida')).toBeInTheDocument()
    expect(sent).toEqual([{ condition: 'worn', destination: 'UP_FOR_RENTAL', checklist }])
    await userEvent.click(screen.getByRole('button', { name: /VX-2/ }))
    expect(screen.queryByRole('button', { name: 'Ações de VX-2' })).not.toBeInTheDocument()
  })

  it('shows the appraisal with the photos from packing and from the return', async () => {
    const src = (digit: string) => `/pictures/0000000${digit}-0000-4000-8000-000000000000`
    const pictures = [
      { id: 1, src: src('1'), moment: 'packing' },
      { id: 2, src: src('2'), moment: 'appraisal' },
    ]
    const found = { condition: 'damaged', destination: 'IN_MAINTENANCE', comment: 'Trincada' } as const
    openReturn({
      ...toAppraise,
      todo: 'done',
      serials: [wireReturnedUnit({ received_at, pictures, ...found, checklist: { screen: 'bad' } })],
    })

    const unit = within(await screen.findByRole('region', { name: 'VX-1' }))
    expect(unit.getByText('Vai para manutenção')).toBeInTheDocument()
    expect(unit.getByText('“Trincada”')).toBeInTheDocument()
    expect(unit.getByText('Com falha')).toBeInTheDocument()
    expect(screen.getByRole('img', { name: 'VX-1, na separação, foto 1' })).toBeInTheDocument()
    expect(screen.getByRole('img', { name: 'VX-1, na devolução, foto 1' })).toBeInTheDocument()
  })
})
