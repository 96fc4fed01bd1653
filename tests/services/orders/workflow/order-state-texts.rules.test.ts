import { historyText } from '@/services/orders/history/history-texts.rules'
import type { HistoryEntry } from '@/services/orders/orders.schema'
import { ORDER_ACTIONS } from '@/services/orders/workflow/actions.rules'
import {
  customerCallToAction,
  orderStateText,
  orderStatus,
  rollbackTarget,
  stageStatusLabel,
  stageText,
  turnLabel,
  watchingText,
} from '@/services/orders/workflow/order-state-texts.rules'
import { ROLLBACKS } from '@/services/orders/workflow/rollbacks.rules'
import { STAGE_STATES, STAGES } from '@/services/orders/workflow/stages.rules'

const AUDIENCES = ['customer', 'staff'] as const

const everyText = AUDIENCES.flatMap((audience) =>
  STAGES.flatMap((stage) =>
    STAGE_STATES.map((state) => ({ audience, stage, state, ...stageText(stage, state, audience) })),
  ),
)

const entry = (fields: Partial<HistoryEntry>): HistoryEntry => ({
  id: 1,
  action: 'created',
  from_stage: null,
  to_stage: null,
  message: null,
  actor_name: 'Marina Duarte',
  created_at: '2026-11-12T12:00:00Z',
  ...fields,
})

describe('texts of the stages', () => {
  it('have a unique title and a description for each stage, state and audience', () => {
    expect(everyText).toHaveLength(12 * 4 * 2)
    const titles = everyText.map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
    expect(everyText.filter(({ description }) => description.length < 10)).toEqual([])
  })

  it('are plain: whole sentences, no exclamation marks, no "clique aqui", no codes', () => {
    const wrong = everyText.filter(
      ({ title, description }) =>
        /[!]|clique|ops|sucesso|_/i.test(`${title} ${description}`) ||
        !/^[A-ZÁÉÍÓÚ]/.test(title) ||
        title.endsWith('.') ||
        !description.endsWith('.'),
    )
    expect(wrong).toEqual([])
  })

  it('differ for the two turns of documents, contract and term', () => {
    const standing = (stage_name: 'DOC_ANALYSIS' | 'CONTRACT_INFO' | 'DELIVERY_TERM', turn: 'customer' | 'staff') =>
      ({ stage_name, stage_state: 'waiting', turn }) as const
    expect(orderStateText(standing('DOC_ANALYSIS', 'customer'), 'customer').title).toBe(
      'Envie os documentos da empresa',
    )
    expect(orderStateText(standing('DOC_ANALYSIS', 'staff'), 'customer').title).toBe(
      'A Arrenda está conferindo os documentos',
    )
    expect(orderStateText(standing('DOC_ANALYSIS', 'staff'), 'staff').title).toBe('Analise os documentos')
    expect(orderStateText(standing('CONTRACT_INFO', 'customer'), 'customer').title).toBe('Assine o contrato')
    expect(orderStateText(standing('DELIVERY_TERM', 'customer'), 'staff').title).toBe('O termo está com o cliente')
  })

  it('never ask the customer to act when it is not their turn', () => {
    const title = orderStateText(
      { stage_name: 'PROPOSAL_AGREEMENT', stage_state: 'reproved', turn: 'staff' },
      'customer',
    ).title
    expect(title).toBe('A Arrenda está refazendo a proposta')
  })
})

describe('the labels of an order in a list', () => {
  const order = { stage_name: 'DOC_ANALYSIS', stage_state: 'waiting', turn_groups: [] } as const

  it('show the turn from the reader’s side', () => {
    expect(orderStatus({ ...order, turn: 'customer', turn_groups: [] }, 'customer')).toEqual({
      tone: 'wait',
      word: 'Sua vez',
    })
    expect(orderStatus({ ...order, turn: 'customer', turn_groups: [] }, 'staff').word).toBe('Vez do cliente')
    expect(orderStatus({ ...order, turn: 'staff', turn_groups: ['JURÍDICO'] }, 'customer').word).toBe('Vez da Arrenda')
    expect(orderStatus({ ...order, turn: 'staff', turn_groups: ['JURÍDICO'] }, 'staff').word).toBe('Vez do Jurídico')
  })

  it('show the stage when there is no turn', () => {
    const status = (stage_name: 'ONGOING' | 'CANCELLED') =>
      orderStatus({ stage_name, stage_state: 'waiting', turn: null, turn_groups: [] }, 'customer')
    expect(status('ONGOING')).toEqual({ tone: 'neutral', word: 'Em locação' })
    expect(status('CANCELLED')).toEqual({ tone: 'bad', word: 'Cancelado' })
  })

  it('show a refused proposal and reproved credit', () => {
    expect(stageStatusLabel({ stage_name: 'PROPOSAL_AGREEMENT', stage_state: 'reproved', turn: 'staff' })).toBe(
      'Proposta recusada',
    )
    expect(stageStatusLabel({ stage_name: 'PROPOSAL_AGREEMENT', stage_state: 'waiting', turn: 'customer' })).toBe(
      'Proposta',
    )
    expect(stageStatusLabel({ stage_name: 'CREDIT_ANALYSIS', stage_state: 'reproved', turn: 'staff' })).toBe(
      'Crédito reprovado',
    )
    expect(stageStatusLabel({ stage_name: 'SHIPPING', stage_state: 'reproved', turn: 'staff' })).toBe('Envio')
  })

  it.each([
    ['DOC_ANALYSIS', 'customer', [], 'Cliente'],
    ['CONTRACT_INFO', 'customer', [], 'Signatários'],
    ['CONTRACT_INFO', 'staff', ['JURÍDICO', 'ADMINISTRADOR'], 'Jurídico'],
    ['PROPOSAL_AGREEMENT', 'staff', ['GERENTE VENDEDOR'], 'Vendas'],
    ['SHIPPING', 'staff', [], 'Arrenda'],
    ['SHIPPING', 'staff', ['OUTRO'], 'Arrenda'],
  ] as const)('show in %s on the turn of the %s %j that it waits for %s', (stage_name, turn, turn_groups, label) => {
    expect(turnLabel({ stage_name, stage_state: 'waiting', turn, turn_groups: [...turn_groups] })).toBe(label)
  })

  it('show the turn of Arrenda without a known group', () => {
    expect(orderStatus({ ...order, turn: 'staff', turn_groups: ['OUTRO'] }, 'staff').word).toBe('Vez da Arrenda')
    expect(orderStatus({ ...order, turn: 'staff', turn_groups: [] }, 'staff').word).toBe('Vez da Arrenda')
  })

  it('call the customer to the action of the stage', () => {
    expect(customerCallToAction({ stage_name: 'DOC_ANALYSIS', stage_state: 'reproved', turn: 'customer' })).toEqual({
      title: 'Corrija os documentos',
      verb: 'Corrigir',
    })
    expect(customerCallToAction({ stage_name: 'DELIVERY_TERM', stage_state: 'waiting', turn: 'customer' }).verb).toBe(
      'Assinar',
    )
    expect(customerCallToAction({ stage_name: 'DOC_ANALYSIS', stage_state: 'waiting', turn: 'customer' })).toEqual({
      title: 'Envie os documentos da empresa',
      verb: 'Enviar',
    })
    expect(customerCallToAction({ stage_name: 'SHIPPING', stage_state: 'waiting', turn: 'staff' })).toEqual({
      title: 'A Arrenda está enviando os equipamentos',
      verb: 'Ver pedido',
    })
  })
})

describe('the label of a rollback button', () => {
  it('reads as a sentence from each of the nine stages', () => {
    expect(ROLLBACKS.map(({ to }) => `Voltar para ${rollbackTarget(to)}`)).toEqual([
      'Voltar para proposta',
      'Voltar para documentos',
      'Voltar para crédito',
      'Voltar para preparação',
      'Voltar para envio',
      'Voltar para entrega',
      'Voltar para termo de entrega',
      'Voltar para locação',
      'Voltar para devolução',
    ])
  })
})

describe('history', () => {
  it('has a text for every action, and never shows a code', () => {
    const sentences = ['created', ...ORDER_ACTIONS].map((action) => historyText(entry({ action })).what)
    expect(sentences.filter((what) => what === 'Pedido atualizado' || what.includes('_'))).toEqual([])
    expect(historyText(entry({ action: 'something_new' })).what).toBe('Pedido atualizado')
  })

  it('distinguishes an analysis that approved from one that sent documents back', () => {
    const approved = entry({ action: 'finish_analysis', from_stage: 'DOC_ANALYSIS', to_stage: 'CREDIT_ANALYSIS' })
    const returned = entry({ action: 'finish_analysis', from_stage: 'DOC_ANALYSIS', to_stage: 'DOC_ANALYSIS' })
    expect(historyText(approved)).toEqual({ what: 'Documentos aprovados', tone: 'ok' })
    expect(historyText(returned)).toEqual({ what: 'Documentos devolvidos para correção', tone: 'wait' })
  })

  it('names the stage that a rollback went back to', () => {
    const rollback = entry({ action: 'undo_stage', from_stage: 'SHIPPING', to_stage: 'PACKAGING' })
    expect(historyText(rollback)).toEqual({ what: 'Pedido voltou para Preparação', tone: 'wait' })
    expect(historyText({ ...rollback, to_stage: null }).what).toBe('Etapa desfeita')
    expect(historyText({ ...rollback, to_stage: 'SOMEWHERE' }).what).toBe('Etapa desfeita')
  })
})

it('staff see which other group has the turn, and nothing on their own turn or the customer’s', () => {
  const waiting = { turn: 'staff' as const, turn_groups: ['OPERAÇÃO', 'ADMINISTRADOR'] }
  expect(watchingText(waiting, ['JURÍDICO'])).toBe('É a vez da Operação. Sua equipe só acompanha.')
  expect(watchingText(waiting, ['JURÍDICO', 'OPERAÇÃO'])).toBeUndefined()
  expect(watchingText({ turn: 'customer', turn_groups: [] }, ['JURÍDICO'])).toBeUndefined()
})
