import type { DrawingKind } from '@/components/ui/drawings/Drawing'
import type { DrawingProps } from '@/components/ui/drawings/screens'

type Offer = { title: string; text: string; from: string; drawing: DrawingKind; screen: DrawingProps['screen'] }

/** "a partir de": the lowest price of a unit in the 36-month plan, before the service package, as the simulator says it. */
export const offers: readonly Offer[] = [
  { title: 'Notebooks', text: 'Do escritório ao projeto em 3D', from: '109.00', drawing: 'laptop', screen: 'bars' },
  { title: 'Monitores', text: 'De 24 a 34 polegadas', from: '49.00', drawing: 'monitor', screen: 'cube' },
  {
    title: 'Celulares e tablets',
    text: 'Com ou sem linha de dados',
    from: '45.00',
    drawing: 'phone',
    screen: 'bubbles',
  },
  { title: 'Impressoras', text: 'Laser, com suprimentos inclusos', from: '169.00', drawing: 'printer', screen: 'bars' },
]

export const steps: readonly { title: string; text: string }[] = [
  { title: 'Simule', text: 'Responda a poucas perguntas e veja só o que serve e está disponível.' },
  { title: 'Aceite a proposta', text: 'Envie os documentos e assine o contrato pela plataforma.' },
  { title: 'Receba', text: 'Distribua os itens pelos endereços da empresa e siga cada entrega.' },
  { title: 'Use e devolva', text: 'Abra chamados, troque equipamentos e agende a devolução.' },
]

export const plans: readonly { months: number; text: string; from: string; chosen: boolean }[] = [
  { months: 12, text: 'Para projetos e obras', from: '159.00', chosen: false },
  { months: 24, text: 'Prazo e preço equilibrados', from: '129.00', chosen: true },
  { months: 36, text: 'A menor mensalidade', from: '109.00', chosen: false },
]

/** The sample order of the picture, waiting for the customer's documents. */
export const sampleOrder = [
  ['Proposta', 'Contratação'],
  ['Documentos', 'Contratação'],
  ['Crédito', 'Contratação'],
  ['Contrato', 'Contratação'],
  ['Preparação', 'Entrega'],
  ['Envio', 'Entrega'],
  ['Entrega', 'Entrega'],
  ['Termo', 'Entrega'],
  ['Em locação', 'Locação'],
  ['Devolução', 'Locação'],
  ['Encerrado', 'Locação'],
] as const
