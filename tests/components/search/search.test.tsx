import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { fill } from '@/tests/setup/fill'
import { network, useNetwork } from '../users/usersDesk'
import { draw, field, names, NOTHING, open, ORDER } from './searchDesk'

jest.mock('@/contexts/LoginContext')
useNetwork()
beforeEach(() => sessionStorage.clear())

describe('the global search', () => {
  it.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/'])('opens on %s', async (keys) => {
    draw(['ADMINISTRADOR'])
    await userEvent.keyboard(keys)
    expect(await field()).toBeInTheDocument()
  })

  it('ignores / in an input', async () => {
    draw(['ADMINISTRADOR'])
    await userEvent.type(screen.getByLabelText('Comentário'), '1/2')
    expect(screen.getByLabelText('Comentário')).toHaveValue('1/2')
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  })

  it('shows grouped results after the debounce', async () => {
    const { asked } = draw(['ADMINISTRADOR'])
    await fill(await open(), 'horiz')
    expect(names(await screen.findByRole('group', { name: 'Pedidos' }))).toEqual([
      expect.stringContaining(`${ORDER.company.corporate_name}, 000128`),
    ])
    expect(names(screen.getByRole('group', { name: 'Equipamentos' }))).toEqual([
      expect.stringContaining('HZ-00042, Recepção'),
    ])
    expect(names(screen.getByRole('group', { name: 'Empresas' }))).toEqual([
      'Horizonte Engenharia11.222.333/0001-8114 pedidos',
    ])
    expect(asked).toEqual(['horiz'])
  })

  it('finds pages by words, ignoring accents', async () => {
    draw(['FINANCEIRO'], NOTHING)
    await fill(await open(), 'credito')
    expect(names(await screen.findByRole('group', { name: 'Páginas e ações' }))).toEqual(['Consultar crédito'])
    expect(screen.getByText('crédito', { selector: 'mark' })).toBeInTheDocument()
  })

  it('is navigated with arrows and Enter', async () => {
    const { router } = draw(['ADMINISTRADOR'])
    await fill(await open(), 'horiz')
    await screen.findByRole('group', { name: 'Empresas' })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('11.222.333/0001-81')
    await userEvent.keyboard('{Enter}')
    expect(router.push).toHaveBeenCalledWith('/platform/admin/clients/1')
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  })

  it('opens a result in a new tab on Ctrl+Enter, and stays open', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null)
    draw(['ADMINISTRADOR'])
    await fill(await open(), 'horiz')
    await screen.findByRole('group', { name: 'Pedidos' })
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(opened).toHaveBeenCalledWith(
      `/platform/admin/orders/${String(ORDER.company.id)}/000128`,
      '_blank',
      'noopener',
    )
    expect(await field()).toBeInTheDocument()
    opened.mockRestore()
  })

  it('offers a customer who found nothing to ask Arrenda about it', async () => {
    const { router } = draw(['CLIENTE', 'GESTOR'], NOTHING)
    await fill(await open(), 'catraca')
    expect(await screen.findByText(/^Nada encontrado para “catraca”/)).toBeInTheDocument()
    const [help] = names(screen.getByRole('group', { name: 'Precisa de ajuda?' }))
    expect(help).toBe('Abrir chamadoPergunte à Arrenda sobre “catraca”')
    await userEvent.keyboard('{Enter}')
    expect(router.push).toHaveBeenCalledWith('/platform/support-tickets/new?assunto=catraca')
  })

  it('shows recently opened results while nothing is typed', async () => {
    const { router } = draw(['ADMINISTRADOR'])
    await fill(await open(), 'horiz')
    await screen.findByRole('group', { name: 'Empresas' })
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await open()
    await userEvent.click(within(screen.getByRole('group', { name: 'Abertos há pouco' })).getByRole('option'))
    expect(router.push).toHaveBeenLastCalledWith('/platform/admin/clients/1')
  })

  it('says how much to type, and shows a message without results', async () => {
    draw(['ADMINISTRADOR'], NOTHING)
    const typed = await open()
    expect(screen.getByRole('status')).toHaveTextContent('Digite pelo menos 2 letras ou números.')
    await userEvent.type(typed, 'xyz')
    expect(await screen.findByText(/^Nada encontrado para “xyz”/)).toBeInTheDocument()
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
  })

  it('can be retried after a failure', async () => {
    const { asked } = draw(['ADMINISTRADOR'])
    network.use(
      http.get('*/api/search', () => HttpResponse.json({ errors: ['x'], code: 'not_found' }, { status: 404 }), {
        once: true,
      }),
    )
    await fill(await open(), 'horiz')
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByRole('group', { name: 'Pedidos' })).toBeInTheDocument()
    expect(asked).toEqual(['horiz'])
  })
})
