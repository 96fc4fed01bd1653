import type { Permission } from '@/services/auth/permissions.rules'
import { BILLING_RULES } from './billing-kinds.rules'
import { TICKET_RULES } from './ticket-kinds.rules'

/** What notifications are grouped by on screens, in their order. */
export const NOTIFICATION_GROUPS = [
  'orders',
  'billing',
  'tickets',
  'equipment',
  'simulation',
  'platform',
  'news',
] as const

export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number]

export const GROUP_LABEL: Record<NotificationGroup, string> = {
  orders: 'Pedidos',
  billing: 'Faturas',
  tickets: 'Chamados',
  equipment: 'Equipamentos',
  simulation: 'Simulações',
  platform: 'Plataforma',
  news: 'Novidades',
}

/** How a side hears of a kind: its row in the settings, and the permission without which nobody gets it. */
export type Side = { label: string; description: string; needs: Permission }

/**
 * How one kind of event reaches people (ADR 550).
 * - `bell`: whether it is listed under the bell until the person chooses otherwise; `never` has no switch.
 * - `mail`: the same for the mail; `always` is sent whatever is chosen, `never` is none.
 * - `isBusiness`: its mails go out between 08:00 and 20:00 only.
 */
type KindRule = {
  group: NotificationGroup
  bell: 'on' | 'never'
  mail: 'on' | 'off' | 'always' | 'never'
  isBusiness?: true
  customer?: Side
  staff?: Side
}

const BOTH = { bell: 'on', mail: 'on' } as const

const ORDER = { ...BOTH, group: 'orders' } as const
const EQUIPMENT = { ...BOTH, group: 'equipment' } as const
const SIMULATION = { ...BOTH, group: 'simulation' } as const
const PLATFORM = { bell: 'on', mail: 'never', group: 'platform' } as const

const LATE = { label: 'Prazo perto do fim', description: 'Um dia útil antes, no dia e quando passar' }

const ACCOUNT = { label: 'Conta e acesso', description: 'Senha, cadastro, links para assinar e privacidade' }

const RULES = {
  order_turn: {
    ...ORDER,
    customer: {
      label: 'É a sua vez',
      description: 'O que espera por você, e quando a locação começa ou termina',
      needs: 'checkout:read',
    },
    staff: {
      label: 'É a vez da sua equipe',
      description: 'Pedidos que esperam pelo seu grupo, e o que o cliente pede neles',
      needs: 'orders:read',
    },
  },
  order_late: {
    ...ORDER,
    isBusiness: true,
    customer: { ...LATE, needs: 'checkout:read' },
    staff: { ...LATE, needs: 'orders:read' },
  },
  proposal_new: {
    ...ORDER,
    customer: { label: 'Proposta nova', description: 'Para aceitar ou recusar', needs: 'checkout:read' },
  },
  contract_to_sign: {
    ...ORDER,
    customer: { label: 'Contrato para assinar', description: 'Quando ele espera por você', needs: 'checkout:read' },
  },
  delivery_on_way: {
    ...ORDER,
    customer: {
      label: 'Entrega a caminho',
      description: 'Quando os volumes saem e quando chegam',
      needs: 'checkout:read',
    },
  },
  contract_end: {
    ...ORDER,
    isBusiness: true,
    customer: {
      label: 'Fim de contrato',
      description: 'Aos 90, 60 e 30 dias, e quando há um aditivo',
      needs: 'checkout:read',
    },
    staff: {
      label: 'Fim de contrato',
      description: 'O que o cliente escolhe e como responde a um aditivo',
      needs: 'orders:propose',
    },
  },
  mention: {
    ...ORDER,
    staff: { label: 'Alguém mencionou você', description: 'Nas notas internas dos pedidos', needs: 'orders:read' },
  },
  ...BILLING_RULES,
  ...TICKET_RULES,
  equipment_assigned: {
    ...EQUIPMENT,
    customer: {
      label: 'Equipamento com você',
      description: 'Quando você vira responsável por um equipamento',
      needs: 'equipment:read',
    },
  },
  relocation: {
    ...EQUIPMENT,
    customer: {
      label: 'Mudanças',
      description: 'Pedidos para aprovar, respostas e equipamentos a caminho de você',
      needs: 'equipment:read',
    },
  },
  exchange: {
    ...EQUIPMENT,
    customer: {
      label: 'Trocas e upgrades',
      description: 'A resposta da Arrenda ao que você pediu',
      needs: 'equipment:read',
    },
    staff: { label: 'Trocas e upgrades', description: 'O que os clientes pedem', needs: 'packages:write' },
  },
  quotation_expires: {
    ...SIMULATION,
    customer: {
      label: 'Cotação perto do fim',
      description: 'Três dias antes de os preços mudarem',
      needs: 'simulation:use',
    },
    staff: {
      label: 'Cotação perto do fim',
      description: 'Três dias antes de os preços mudarem, nas que você começou',
      needs: 'simulation:use',
    },
  },
  stock_alert: {
    ...SIMULATION,
    customer: { label: 'Produto que chegou', description: 'Quando chega o que você pediu', needs: 'simulation:use' },
    staff: { label: 'Produto que chegou', description: 'Quando chega o que você pediu', needs: 'simulation:use' },
  },
  company_registered: {
    ...BOTH,
    group: 'platform',
    staff: { label: 'Empresa nova', description: 'Cadastros que esperam por ativação', needs: 'clients:activate' },
  },
  privacy_request: {
    ...BOTH,
    group: 'platform',
    staff: {
      label: 'Pedidos sobre dados pessoais',
      description: 'Quando chega um, três dias antes do prazo e no dia',
      needs: 'privacy:decide',
    },
  },
  credit_done: {
    ...PLATFORM,
    staff: {
      label: 'Consulta de crédito pronta',
      description: 'Quando chega o resultado do que você consultou',
      needs: 'credit:query',
    },
  },
  mail_failed: {
    ...PLATFORM,
    staff: {
      label: 'E-mail que não saiu',
      description: 'Depois de todas as tentativas',
      needs: 'operations:watch',
    },
  },
  job_dead: {
    ...PLATFORM,
    staff: {
      label: 'Tarefa que parou',
      description: 'Um trabalho do sistema que falhou até o fim',
      needs: 'operations:watch',
    },
  },
  news: {
    group: 'news',
    bell: 'never',
    mail: 'off',
    customer: { label: 'Equipamentos e melhorias', description: 'No máximo uma vez por mês', needs: 'account:use' },
    staff: { label: 'Equipamentos e melhorias', description: 'No máximo uma vez por mês', needs: 'account:use' },
  },
  // Passwords, access, registrations, signing links, erasure: nobody can do without them.
  account: {
    group: 'platform',
    bell: 'never',
    mail: 'always',
    customer: { ...ACCOUNT, needs: 'account:use' },
    staff: { ...ACCOUNT, needs: 'account:use' },
  },
} as const satisfies Record<string, KindRule>

export type NotificationKind = keyof typeof RULES

export const NOTIFICATION_RULES: Readonly<Record<NotificationKind, KindRule>> = RULES

export const NOTIFICATION_KINDS = Object.keys(RULES) as NotificationKind[]

export const isNotificationKind = (text: string): text is NotificationKind => Object.hasOwn(RULES, text)

export const isNotificationGroup = (text: string): text is NotificationGroup => Object.hasOwn(GROUP_LABEL, text)

/** The kinds of a group. */
export const kindsOf = (group: NotificationGroup): NotificationKind[] =>
  NOTIFICATION_KINDS.filter((kind) => RULES[kind].group === group)
