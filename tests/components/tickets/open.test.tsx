import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HelpSuggestions } from '@/components/help/HelpSuggestions'
import { NewTicketScreen } from '@/components/tickets/open/NewTicketScreen'
import { deleteAllDrafts } from '@/contexts/stores/drafts.store'
import { wireEquipment, wireEquipmentSummary } from '@/tests/factories/wire/equipment.wire'
import { wirePage } from '@/tests/factories/wire/page.wire'
import { wireTicket, wireTicketPromise } from '@/tests/factories/wire/tickets.wire'
import { fill } from '@/tests/setup/fill'
import { atMoment } from '@/tests/setup/today'
import { logIn, person } from '../layout/frame'
import { answer, open, refused, useNetwork } from '../users/usersDesk'

jest.mock('@/contexts/LoginContext')
useNetwork()
atMoment('2026-11-23T11:00:00.000Z')
afterEach(deleteAllDrafts)

const unit = wireEquipment({ user: { id: 3, first_name: 'Bruno Tavares' } })
const other = wireEquipment({ id: 8, serial: 'OB6R-0119', product: { id: 2, name: 'Orbe 6 Obra', images: [] } })

/** Opens the page and answers what it asks. */
async function openPage(query: Record<string, string> = {}) {
  const promised = answer('get', '/tickets/promise', wireTicketPromise())
  const searched = answer('get', '/equipment', wirePage([unit, other]))
  answer(
    'get',
    '/equipment-summary',
    wireEquipmentSummary({ people: [{ id: 3, first_name: 'Bruno Tavares', count: 1 }] }),
  )
  const drawn = open('/platform/support-tickets/new', <NewTicketScreen help={HelpSuggestions} />, query)
  await screen.findByRole('button', { name: 'Abrir chamado' })
  return { ...drawn, promised, searched }
}

const category = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }))
const openTicket = () => userEvent.click(screen.getByRole('button', { name: 'Abrir chamado' }))
const describeIt = async () => {
  await fill(screen.getByRole('textbox', { name: 'Assunto' }), 'Notebook desliga sozinho')
  await fill(screen.getByRole('textbox', { name: 'O que acontece?' }), 'Depois de 20 minutos.')
}
const pickUnit = async () => {
  await userEvent.click(screen.getByRole('combobox', { name: /Qual equipamento/ }))
  await userEvent.click(await screen.findByRole('option', { name: /VX14P-0007/ }))
}

beforeEach(() => logIn(person(['CLIENTE', 'GESTOR'])))

describe('opening a ticket', () => {
  it('sends category, unit, subject and text, and leads to the ticket', async () => {
    const sent = answer('post', '/tickets', wireTicket({ id: 1050 }), 201)
    const { router } = await openPage()
    await category(/^Defeito/)
    await pickUnit()
    await describeIt()
    await openTicket()
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/platform/support-tickets/1050'))
    expect(sent).toEqual([
      { subject: 'Notebook desliga sozinho', message: 'Depois de 20 minutos.', category: 'DEFECT', unit_id: 7 },
    ])
  })

  it('says what is missing and leads there; the button is never off', async () => {
    await openPage()
    await openTicket()
    const group = screen.getByRole('radiogroup', { name: 'Sobre o que é?' })
    expect(group).toHaveAccessibleDescription('Escolha uma destas opções')
    await waitFor(() => expect(group).toHaveFocus())
    expect(screen.getByText('Resuma em poucas palavras')).toBeInTheDocument()
    expect(screen.getByText('Conte o que acontece')).toBeInTheDocument()

    await category(/^Perda/)
    await openTicket()
    const picker = screen.getByRole('combobox', { name: /Qual equipamento/ })
    expect(picker).toHaveAccessibleDescription('Escolha o equipamento, ou diga que não é sobre um')
    await waitFor(() => expect(picker).toHaveFocus())
  })

  it('may be about no unit', async () => {
    const sent = answer('post', '/tickets', wireTicket(), 201)
    await openPage()
    await category(/^Defeito/)
    await userEvent.click(screen.getByRole('combobox', { name: /Qual equipamento/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Não é sobre um equipamento' }))
    await describeIt()
    await openTicket()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).not.toHaveProperty('unit_id')
  })

  it('keeps all that was written in the browser', async () => {
    const { unmount } = await openPage()
    await category(/^Defeito/)
    await pickUnit()
    await describeIt()
    expect(screen.getByText('Rascunho salvo agora')).toBeInTheDocument()
    unmount()
    await openPage()
    expect(screen.getByRole('radio', { name: /^Defeito/ })).toBeChecked()
    expect(screen.getByRole('group', { name: 'Qual equipamento?' })).toHaveTextContent('Vertex 14 Pro VX14P-0007')
    expect(screen.getByRole('textbox', { name: 'Assunto' })).toHaveValue('Notebook desliga sozinho')
  })

  it('shows a refusal of the unit at the unit, and loses nothing', async () => {
    const sentence = 'Esse equipamento não é do pedido 000123.'
    answer('post', '/tickets', refused('invalid', sentence, { unit_id: [sentence] }), 400)
    await openPage()
    await category(/^Defeito/)
    await pickUnit()
    await describeIt()
    await openTicket()
    const picked = screen.getByRole('group', { name: 'Qual equipamento?' })
    expect(await within(picked).findByText(sentence)).toBeInTheDocument()
    await waitFor(() => expect(within(picked).getByRole('button', { name: 'Trocar' })).toHaveFocus())
    expect(screen.getByRole('textbox', { name: 'O que acontece?' })).toHaveValue('Depois de 20 minutos.')
  })
})

describe('asking for an exchange', () => {
  it('is offered with a defect and a unit, with what the package promises', async () => {
    const sent = answer('post', '/tickets', wireTicket({ exchange: null }), 201)
    const { promised } = await openPage()
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    await category(/^Defeito/)
    await pickUnit()
    const tick = screen.getByRole('checkbox', { name: /Quero trocar este equipamento/ })
    expect(await screen.findByText('Pacote Essencial: outro igual em até 3 dias úteis, sem custo.')).toBeInTheDocument()
    await userEvent.click(tick)
    expect(screen.getByText('Troca até quinta, 26/11, às 18h.')).toBeInTheDocument()
    await waitFor(() => expect(promised.at(-1)).toEqual({ unit_id: '7' }))
    await describeIt()
    await openTicket()
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ unit_id: 7, exchange: true })]))
  })

  it('is not sent once the category has none', async () => {
    const sent = answer('post', '/tickets', wireTicket(), 201)
    await openPage()
    await category(/^Defeito/)
    await pickUnit()
    await userEvent.click(screen.getByRole('checkbox', { name: /Quero trocar/ }))
    await category(/^Perda/)
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    await describeIt()
    await openTicket()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).not.toHaveProperty('exchange')
  })
})

describe('what the address names is filled in', () => {
  it('about an error is not hidden by the draft of another one', async () => {
    const { unmount } = await openPage()
    await describeIt()
    expect(await screen.findByText('Rascunho salvo agora')).toBeInTheDocument()
    unmount()
    await openPage({ assunto: 'Erro abc123' })
    expect(screen.getByRole('textbox', { name: 'Assunto' })).toHaveValue('Erro abc123')
  })

  it('the unit by its serial, the category and the subject', async () => {
    await openPage({ serial: 'VX14P-0007', categoria: 'EXCHANGE', assunto: 'Outro modelo' })
    expect(await screen.findByRole('group', { name: 'Qual equipamento?' })).toHaveTextContent('VX14P-0007')
    expect(screen.getByRole('radio', { name: /^Troca/ })).toBeChecked()
    expect(screen.getByRole('textbox', { name: 'Assunto' })).toHaveValue('Outro modelo')
  })

  it('the order, of a delivery', async () => {
    const sent = answer('post', '/tickets', wireTicket(), 201)
    await openPage({ pedido: '000117' })
    expect(screen.getByRole('radio', { name: /^Entrega/ })).toBeChecked()
    expect(screen.getByRole('group', { name: 'Qual pedido?' })).toHaveTextContent('Pedido 000117')
    await describeIt()
    await openTicket()
    await waitFor(() =>
      expect(sent).toEqual([expect.objectContaining({ category: 'DELIVERY', order_mask_id: '000117' })]),
    )
  })

  it('the closed ticket that it goes on from', async () => {
    const sent = answer('post', '/tickets', wireTicket(), 201)
    await openPage({ segue: '1031' })
    expect(screen.getByText('Continua o chamado 1031')).toBeInTheDocument()
    await category(/^Dúvida/)
    await describeIt()
    await openTicket()
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ follows_id: 1031 })]))
  })
})

it('a unit is also found by who uses it', async () => {
  const { searched } = await openPage()
  await fill(screen.getByRole('combobox', { name: /Qual equipamento/ }), 'bruno')
  await waitFor(() => expect(searched).toContainEqual({ user: '3', page_size: '5' }))
  await waitFor(() => expect(searched).toContainEqual({ search: 'bruno', page_size: '5' }))
})

it('a unit is chosen with the keyboard, and given up with “Trocar”', async () => {
  await openPage()
  const picker = screen.getByRole('combobox', { name: /Qual equipamento/ })
  await userEvent.click(picker)
  const [first, second] = await screen.findAllByRole('option')
  expect(first).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}')
  expect(second).toHaveAttribute('aria-selected', 'true')
  expect(picker).toHaveAttribute('aria-activedescendant', second?.id)
  await userEvent.keyboard('{Enter}')
  const picked = screen.getByRole('group', { name: 'Qual equipamento?' })
  expect(picked).toHaveTextContent('Orbe 6 Obra OB6R-0119')
  await userEvent.click(within(picked).getByRole('button', { name: 'Trocar' }))
  expect(screen.getByRole('combobox', { name: /Qual equipamento/ })).toBeInTheDocument()
})

describe('before it is opened', () => {
  it('the page says by when it is answered, and in which hours', async () => {
    await openPage()
    expect(await screen.findByText('Resposta até segunda, 23/11, às 13h')).toBeInTheDocument()
    expect(screen.getByText('segunda a sexta, 9h às 18h')).toBeInTheDocument()
  })

  it('it lists help with the same words', async () => {
    await openPage()
    await category(/^Troca/)
    const [first] = await screen.findAllByRole('link', { name: /troc/i })
    expect(first).toHaveAttribute('href', expect.stringMatching(/^\/platform\/help#/))
  })
})

it('somebody who sees no orders is asked after the unit of a delivery', async () => {
  logIn(person(['CLIENTE', 'COLABORADOR']))
  await openPage()
  await category(/^Entrega/)
  expect(screen.getByRole('combobox', { name: /Qual equipamento/ })).toBeInTheDocument()
  expect(screen.queryByRole('combobox', { name: /Qual pedido/ })).not.toBeInTheDocument()
})
