import type { NewTicket } from '@/services/tickets/ticket-commands.schema'

/** One thing that somebody did in a ticket, so many office minutes ago. */
export type TicketStep = {
  ago: number
  by: string
  /** What they wrote. */
  says?: string
  note?: true
  waits?: true
  /** They close the ticket with what they say. */
  closes?: true
  /** "Trocar agora". */
  exchanges?: true
  /** The replacement is packed and leaves. */
  ships?: true
  rates?: { score: number; comment?: string }
}

export type TicketStory = {
  by: string
  ago: number
  /** A unit of this product that they use, or that their company rents. */
  product?: string
  /** A file that shows what is wrong. */
  file?: 'photo' | 'report'
  ticket: Pick<NewTicket, 'subject' | 'message' | 'category' | 'exchange'>
  steps?: readonly TicketStep[]
}

const JOANA = 'operacao@arrenda.example'
const SERGIO = 'sergio.brandao@arrenda.example'

/** Office minutes of so many business days. */
const days = (count: number): number => Math.round(count * 540)

/**
 * Tickets of each kind, played by the real commands: new ones, one that is late, one that waits for the customer, one with an
 * exchange on its way, closed and rated ones.
 */
export const TICKETS: readonly TicketStory[] = [
  {
    by: 'gestor@vilaserena.example',
    ago: days(6),
    ticket: {
      subject: 'Monitor externo não liga pelo notebook',
      message: 'O notebook da recepção não liga mais o monitor externo. Antes funcionava com o mesmo cabo.',
      category: 'DEFECT',
    },
    product: 'Vertex 13',
    file: 'photo',
    steps: [
      { ago: days(5.9), by: JOANA, says: 'Bom dia, Helena. Pode testar com outro cabo de vídeo?', waits: true },
      { ago: days(5.2), by: 'gestor@vilaserena.example', says: 'Com o outro cabo voltou a funcionar. Obrigada!' },
      { ago: days(5), by: JOANA, says: 'Que bom! Enviamos um cabo novo amanhã. Encerro por aqui.', closes: true },
      { ago: days(4.8), by: 'gestor@vilaserena.example', rates: { score: 5, comment: 'Rápido e sem enrolação.' } },
    ],
  },
  {
    by: 'suprimentos@tresrios.example',
    ago: days(5),
    ticket: {
      subject: 'Segunda via da nota da entrega',
      message: 'O financeiro não encontra a nota da última entrega. Podem mandar outra vez?',
      category: 'BILLING',
    },
    steps: [
      {
        ago: days(4.4),
        by: SERGIO,
        says: 'A nota está no pedido, em “Entrega”. Se não abrir, responda aqui.',
        closes: true,
      },
      { ago: days(4.2), by: 'suprimentos@tresrios.example', rates: { score: 4 } },
    ],
  },
  {
    by: 'gestor@horizonte.example',
    ago: days(0.95),
    ticket: {
      subject: 'Notebook desliga sozinho durante o uso',
      message:
        'Desliga depois de uns 20 minutos, mesmo na tomada. Já trocamos o carregador e atualizamos o sistema. Queremos trocar o equipamento.',
      category: 'DEFECT',
      exchange: true,
    },
    product: 'Vertex 16 Studio',
    file: 'report',
    steps: [
      {
        ago: days(0.85),
        by: SERGIO,
        says: 'Mesmo lote de outros dois com a bateria inchada. Separar do estoque de SP.',
        note: true,
      },
      {
        ago: days(0.84),
        by: JOANA,
        says: 'Bom dia, Marina. O relatório mostra falha na bateria. Aprovei a troca por outro igual, sem custo.',
      },
      { ago: days(0.82), by: JOANA, exchanges: true },
      { ago: days(0.3), by: JOANA, ships: true },
      { ago: days(0.25), by: JOANA, says: 'O equipamento novo saiu hoje. Quem recebe, e em que horário?', waits: true },
    ],
  },
  {
    by: 'comprador@horizonte.example',
    ago: days(1.4),
    ticket: {
      subject: 'Como devolver só um monitor do pedido?',
      message: 'Um dos monitores não é mais necessário. Consigo devolver só ele, sem mexer no resto do pedido?',
      category: 'QUESTION',
    },
    product: 'Lumen 24',
    steps: [
      {
        ago: days(1.2),
        by: SERGIO,
        says: 'Consegue: em Equipamentos, marque o monitor e escolha “Devolver”. A mensalidade cai a partir da coleta. Posso ajudar em mais alguma coisa?',
        waits: true,
      },
    ],
  },
  {
    by: 'colaborador@horizonte.example',
    ago: 600,
    ticket: {
      subject: 'Teclado com três teclas falhando',
      message: 'As teclas A, S e D falham desde segunda-feira. Já limpei e reiniciei, e continua.',
      category: 'DEFECT',
    },
    product: 'own',
    file: 'photo',
  },
  {
    by: 'ti@monteclaro.example',
    ago: 200,
    ticket: {
      subject: 'Falta o carregador de dois notebooks',
      message: 'Na entrega de hoje vieram doze notebooks e dez carregadores. Conferimos as caixas duas vezes.',
      category: 'DELIVERY',
    },
    steps: [
      { ago: 120, by: JOANA, says: 'Obrigada por avisar, Caio. Estou conferindo a separação e respondo ainda hoje.' },
    ],
  },
  {
    by: 'lucia.barreto@santaaurora.example',
    ago: 35,
    ticket: {
      subject: 'Celular perdido em campo',
      message: 'Um dos celulares da equipe de campo se perdeu ontem. O que precisamos enviar?',
      category: 'LOSS',
    },
  },
]

/** The answers that staff insert and adapt. */
export const REPLIES = [
  {
    title: 'Troca aprovada',
    text: 'Olá, {nome}. Aprovei a troca do {serial}. O equipamento novo chega até {previsao}; deixe o antigo pronto para a coleta.',
    category: 'DEFECT',
  },
  {
    title: 'Troca sem estoque',
    text: 'Olá, {nome}. Ainda não temos outro igual ao {serial} livre. Posso oferecer um modelo melhor pelo mesmo valor até ele chegar?',
    category: 'DEFECT',
  },
  {
    title: 'Como enviar o antigo',
    text: 'Na entrega, o motorista leva o equipamento antigo. Deixe o carregador e os cabos na mesma caixa, por favor.',
    category: null,
  },
  {
    title: 'Boletim de ocorrência',
    text: 'Olá, {nome}. Para registrar a perda ou o roubo, anexe aqui o boletim de ocorrência com o serial {serial}.',
    category: 'LOSS',
  },
] as const
