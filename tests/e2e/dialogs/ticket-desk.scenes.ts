import { PEOPLE } from '../journeys/people'
import type { Send } from '../journeys/quotation'
import { choose, press, pressTwice } from './openings'
import type { Scene } from './scene.types'

type Listed = { results: { id: number; holder: { company: { id: number } } | null }[] }

/** Opens a ticket for a customer, about a unit of theirs. @returns its number */
async function openTicket(send: Send): Promise<number> {
  const units = await send<Listed>('GET', '/equipment-management?status=IN_USE&page_size=1')
  const [unit] = units.results
  const company_id = unit?.holder?.company.id
  const people = await send<{ id: number }[]>('GET', `/ticket-people?company_id=${String(company_id)}`)
  const ticket = await send<{ id: number }>('POST', '/tickets', {
    subject: 'Notebook parou de carregar',
    message: 'Fica em 4%.',
    category: 'DEFECT',
    unit_id: unit?.id,
    company_id,
    user_id: people[0]?.id,
  })
  return ticket.id
}

const MENU = 'Mais ações do chamado'

/** The dialogs of the staff who answer tickets. */
export const TICKET_DESK_SCENES: Readonly<Record<string, Scene>> = {
  'canned answers': {
    email: PEOPLE.operacao,
    at: async (send) => {
      await send('POST', '/ticket-replies', {
        title: 'Peça o relatório',
        text: 'Bom dia, {nome}. Pode enviar o relatório?',
        category: null,
        active: true,
      })
      return '/platform/admin/support-tickets/replies'
    },
    dialogs: [
      {
        component: 'components/tickets/replies/ReplyDialogForm.tsx',
        title: 'Nova resposta pronta',
        open: pressTwice('Nova resposta pronta', 'Criar resposta'),
      },
      {
        component: 'components/tickets/replies/ReplyDialogs.tsx',
        title: 'Excluir a resposta Peça o relatório?',
        open: choose('Ações de Peça o relatório', 'Excluir'),
      },
    ],
  },
  'an open ticket': {
    email: PEOPLE.operacao,
    at: async (send, page) => {
      const id = await openTicket(send)
      // No unit is left to exchange for.
      await page.route('**/api/tickets/*/exchange', (route) =>
        route.fulfill({
          status: 409,
          json: {
            errors: ['Vertex 14 Pro: nenhuma unidade disponível agora.'],
            code: 'out_of_stock',
            request_id: 'scene',
            data: {
              alternatives: [{ product_id: 1, name: 'Vertex 16', available: 2, monthly_difference: '80.00' }],
            },
          },
        }),
      )
      return `/platform/admin/support-tickets?chamado=${String(id)}`
    },
    dialogs: [
      {
        component: 'components/tickets/staff/CloseDialogForm.tsx',
        title: /^Encerrar o chamado /,
        open: pressTwice('Encerrar', 'Encerrar chamado'),
      },
      {
        component: 'components/tickets/staff/MergeDialogForm.tsx',
        title: /^Juntar o chamado /,
        open: choose(MENU, 'Juntar a outro chamado'),
      },
      {
        component: 'components/tickets/staff/HistoryDialog.tsx',
        title: /^Histórico do chamado /,
        open: choose(MENU, 'Ver histórico'),
      },
      {
        component: 'components/tickets/staff/NoStockDialog.tsx',
        title: 'Não há outro igual para trocar',
        open: press('Trocar agora'),
      },
      {
        component: 'components/tickets/staff/FactsPane.tsx',
        title: 'Detalhes do chamado',
        onPhone: true,
        open: press('Detalhes do chamado'),
      },
    ],
  },
}
