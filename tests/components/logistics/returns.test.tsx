import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ReturnScreen } from '@/components/logistics/returns/ReturnScreen'
import { ReturnsScreen } from '@/components/logistics/returns/ReturnsScreen'
import { wireOrder } from '@/tests/factories/wire/order.wire'
import { wireReturn, wireReturnDesk, wireReturnedUnit, wireReturnPage } from '@/tests/factories/wire/returns.wire'
import { fill } from '@/tests/setup/fill'
import { logIn, person } from '../layout/frame'
import { answer, open, refused, useNetwork } from '../users/usersDesk'
// Imported up front, so that compiling does not count against the test's timeout.
import '@/components/logistics/returns/CollectionDialogForm'

jest.mock('@/contexts/LoginContext')
useNetwork()
beforeEach(() => logIn(person(['OPERAÇÃO'], { company: null })))

const AT = '/platform/admin/returnals'
const received_at = '2026-11-20T12:00:00.000Z'

function openReturn(overrides: Parameters<typeof wireReturnDesk>[0] = {}) {
  answer('get', '/returns/74', wireReturnDesk(overrides))
  open(`${AT}/74`, <ReturnScreen />, { packageId: '74' })
}

describe('the list of returns', () => {
  it('shows the next step of each, and which are late', async () => {
    answer('get', '/returns', wireReturnPage([wireReturn({ due_at: '2026-01-05' })]))
    open(AT, <ReturnsScreen />)

    const table = await screen.findByRole('table', { name: 'Devoluções' })
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
      /000112.*Horizonte Engenharia.*Parte do pedido.*São Paulo, SP.*2 equipamentos.*\d+ dias de atraso.*pedida em 17\/11\/2026.*A coletar/,
    )
    expect(screen.getByRole('button', { name: 'A coletar 1' })).toHaveAttribute('aria-pressed', 'false')
  })

  it('fetches with the filters of the address', async () => {
    const asked = answer('get', '/returns', wireReturnPage([]))
    open(AT, <ReturnsScreen />, { fazer: 'avaliar', atraso: 'sim' })

    expect(await screen.findByText('Nenhuma devolução com esses filtros')).toBeInTheDocument()
    expect(asked).toEqual([{ todo: 'appraise', late: 'true', page: '1', page_size: '20' }])
  })
})

describe('receiving a return', () => {
  it('takes scanner input, keeps the focus, and confirms each unit', async () => {
    openReturn()
    const sent = answer('post', '/package-management/74/receipt', wireOrder())
    const field = await screen.findByRole('textbox', { name: 'Serial que chegou' })

    await userEvent.type(field, 'VX-1{Enter}')

    expect(await screen.findByText('VX-1 recebido.')).toBeInTheDocument()
    expect(sent).toEqual([{ serials: ['VX-1'] }])
    expect(field).toHaveFocus()
    expect(field).toHaveValue('')
  })

  it('shows why a serial does not belong', async () => {
    openReturn()
    answer('post', '/package-management/74/receipt', refused('conflict', 'Serial ZZ: não existe no estoque.'), 409)

    await userEvent.type(await screen.findByRole('textbox', { name: 'Serial que chegou' }), 'ZZ{Enter}')

    expect(await screen.findByText('Serial ZZ: não existe no estoque.')).toBeInTheDocument()
  })

  it('completes without the missing units', async () => {
    openReturn({ received: 1, serials: [wireReturnedUnit({ received_at }), wireReturnedUnit({ serial: 'VX-2' })] })
    const sent = answer('post', '/package-management/74/receipt', wireOrder())

    await userEvent.click(await screen.findByRole('button', { name: 'Concluir sem o que falta' }))
    const dialog = await screen.findByRole('dialog', { name: 'Concluir o recebimento?' })
    expect(dialog).toHaveTextContent('1 equipamento não chegou')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Concluir recebimento' }))

    expect(await screen.findByText('Recebimento concluído')).toBeInTheDocument()
    expect(sent).toEqual([{ complete: true }])
  })
})

describe('the collection of a return', () => {
  it('is recorded with its day, today unless it is changed', async () => {
    openReturn()
    const sent = answer('put', '/package-management/74', wireOrder())

    await userEvent.click(await screen.findByRole('button', { name: 'Registrar coleta' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Registrar a coleta da devolução 74' }))
    const day = dialog.getByLabelText('Recolhido em', { selector: 'input' })
    await userEvent.clear(day)
    await fill(day, '11/11/2026')
    await userEvent.click(dialog.getByRole('button', { name: 'Registrar coleta' }))

    expect(await screen.findByText('Coleta registrada.')).toBeInTheDocument()
    expect(sent).toEqual([{ delivery_status: 'EQUIPMENT_RETURN', sending_date: '2026-11-11' }])
  })

  it('is shown afterwards, and can be corrected', async () => {
    openReturn({ todo: 'on_the_way', delivery_status: 'EQUIPMENT_RETURN', sending_date: '2026-11-11' })
    const sent = answer('put', '/package-management/74', wireOrder())

    expect(await screen.findByText('11/11/2026')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Corrigir coleta' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Dia da coleta da devolução 74' }))
    const day = dialog.getByLabelText('Recolhido em', { selector: 'input' })
    await userEvent.clear(day)
    await fill(day, '10/11/2026')
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar dia' }))

    expect(await screen.findByText('Dia da coleta corrigido.')).toBeInTheDocument()
    expect(sent).toEqual([{ sending_date: '2026-11-10' }])
  })
})

describe('a return', () => {
  it('is cancelled after a confirmation', async () => {
    openReturn()
    const sent = answer('delete', '/returns/74', wireOrder())

    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar devolução' }))
    const dialog = await screen.findByRole('dialog', { name: 'Cancelar a devolução 74?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar devolução' }))

    expect(await screen.findByText('Devolução cancelada')).toBeInTheDocument()
    expect(sent).toHaveLength(1)
  })

  it('shows a not-found page for an unknown id', async () => {
    answer('get', '/returns/74', refused('not_found', 'Não encontramos o que você procura.'), 404)
    open(`${AT}/74`, <ReturnScreen />, { packageId: '74' })

    expect(await screen.findByRole('heading', { name: 'Não encontramos essa devolução' })).toBeInTheDocument()
  })
})
