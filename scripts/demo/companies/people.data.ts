import type { Group } from '@/services/auth/actor.rules'

export type PersonData = {
  name: string
  /** The part before the @; the rest is the company's domain. */
  mailbox: string
  groups: readonly Group[]
  isCompanyAdmin?: boolean
  /** Keys of the companies that a VENDEDOR may act for. */
  permitted?: readonly string[]
  /** The name of their manager. */
  responsible?: string
  active?: boolean
  /** Whether they are asked for a rating at the next login. */
  nps?: boolean
}

const admin = { groups: ['CLIENTE', 'GESTOR'], isCompanyAdmin: true } as const
const manager = { groups: ['CLIENTE', 'GESTOR'] } as const
const buyer = { groups: ['CLIENTE', 'VENDEDOR'] } as const
const collaborator = { groups: ['CLIENTE', 'COLABORADOR'] } as const

/** The users of customers, by the key of their company. */
export const CUSTOMERS: Readonly<Record<string, readonly PersonData[]>> = {
  horizonte: [
    { ...admin, name: 'Marina Duarte', mailbox: 'gestor' },
    { ...buyer, name: 'Felipe Andrade', mailbox: 'comprador', permitted: ['horizonte', 'estudionorte'] },
    { ...collaborator, name: 'Bruno Tavares', mailbox: 'colaborador', responsible: 'Marina Duarte' },
    { ...collaborator, name: 'Otávio Reis', mailbox: 'otavio.reis', responsible: 'Marina Duarte' },
    { ...manager, name: 'Lívia Prado', mailbox: 'livia.prado', nps: true },
  ],
  atlantica: [
    { ...admin, name: 'Eduardo Sampaio', mailbox: 'gestor' },
    { ...buyer, name: 'Sônia Camargo', mailbox: 'compras', permitted: ['atlantica'] },
    { ...collaborator, name: 'Renan Braga', mailbox: 'renan.braga', responsible: 'Eduardo Sampaio' },
    { ...collaborator, name: 'Talita Moura', mailbox: 'talita.moura', responsible: 'Eduardo Sampaio' },
  ],
  vilaserena: [
    { ...admin, name: 'Helena Cavalcanti', mailbox: 'gestor' },
    { ...manager, name: 'Davi Lins', mailbox: 'davi.lins', nps: true },
    { ...collaborator, name: 'Joelma Freire', mailbox: 'joelma.freire', responsible: 'Davi Lins' },
  ],
  tresrios: [
    { ...admin, name: 'Ivo Hoffmann', mailbox: 'gestor' },
    { ...buyer, name: 'Sabrina Klein', mailbox: 'suprimentos', permitted: ['tresrios'] },
    { ...collaborator, name: 'Marcos Wolff', mailbox: 'marcos.wolff', responsible: 'Sabrina Klein' },
  ],
  serraazul: [
    { ...admin, name: 'Neusa Bortolini', mailbox: 'gestor' },
    { ...collaborator, name: 'Gilmar Pasqual', mailbox: 'gilmar.pasqual', responsible: 'Neusa Bortolini' },
  ],
  monteclaro: [
    { ...admin, name: 'Regina Kowalski', mailbox: 'gestor' },
    { ...manager, name: 'Caio Bittencourt', mailbox: 'ti' },
    { ...collaborator, name: 'Aline Prestes', mailbox: 'aline.prestes', responsible: 'Caio Bittencourt' },
  ],
  santaaurora: [
    { ...admin, name: 'Antônio Junqueira', mailbox: 'gestor' },
    { ...manager, name: 'Lúcia Barreto', mailbox: 'lucia.barreto', nps: true },
  ],
  bomgrao: [
    { ...admin, name: 'Wagner Peixoto', mailbox: 'gestor' },
    { ...collaborator, name: 'Kelly Siqueira', mailbox: 'kelly.siqueira', responsible: 'Wagner Peixoto' },
  ],
  estudionorte: [
    { ...admin, name: 'Iara Monteiro', mailbox: 'gestor' },
    { ...collaborator, name: 'Noah Pantoja', mailbox: 'noah.pantoja', responsible: 'Iara Monteiro' },
  ],
  riodoce: [
    { ...admin, name: 'Paulo Zanotti', mailbox: 'gestor' },
    { ...collaborator, name: 'Deise Loureiro', mailbox: 'deise.loureiro', responsible: 'Paulo Zanotti' },
  ],
  pedraviva: [{ ...admin, name: 'Cecília Drumond', mailbox: 'gestor' }],
  // The company awaits activation: they may log in, and see the waiting page.
  farol: [{ ...admin, name: 'Jonas Medeiros', mailbox: 'gestor' }],
}

/** The staff of Arrenda, `@arrenda.example`. */
export const STAFF: readonly PersonData[] = [
  { name: 'Adriana Farias', mailbox: 'admin', groups: ['ADMINISTRADOR'] },
  { name: 'Cláudio Nunes', mailbox: 'financeiro', groups: ['FINANCEIRO'] },
  { name: 'Joana Mattos', mailbox: 'operacao', groups: ['OPERAÇÃO'] },
  { name: 'Paula Siqueira', mailbox: 'juridico', groups: ['JURÍDICO'] },
  { name: 'Lucas Aguiar', mailbox: 'produto', groups: ['PRODUTO'] },
  { name: 'Beatriz Amaral', mailbox: 'gerente', groups: ['GERENTE VENDEDOR'] },
  {
    name: 'Rafael Teles',
    mailbox: 'vendedor',
    groups: ['VENDEDOR'],
    permitted: ['horizonte', 'atlantica', 'vilaserena', 'tresrios'],
    responsible: 'Beatriz Amaral',
  },
  {
    name: 'Tatiana Rocha',
    mailbox: 'tatiana.rocha',
    groups: ['VENDEDOR'],
    permitted: ['serraazul', 'monteclaro', 'riodoce', 'farol'],
    responsible: 'Beatriz Amaral',
  },
  {
    name: 'Henrique Paiva',
    mailbox: 'henrique.paiva',
    groups: ['VENDEDOR'],
    permitted: ['santaaurora', 'bomgrao', 'estudionorte', 'pedraviva'],
    responsible: 'Beatriz Amaral',
  },
  { name: 'Sérgio Brandão', mailbox: 'sergio.brandao', groups: ['OPERAÇÃO'], responsible: 'Joana Mattos' },
  { name: 'Denise Lobo', mailbox: 'denise.lobo', groups: ['OPERAÇÃO'], responsible: 'Joana Mattos' },
  { name: 'Camila Ventura', mailbox: 'camila.ventura', groups: ['FINANCEIRO'], responsible: 'Cláudio Nunes' },
  { name: 'Igor Salles', mailbox: 'igor.salles', groups: ['JURÍDICO'], responsible: 'Paula Siqueira' },
  { name: 'Nara Coelho', mailbox: 'nara.coelho', groups: ['PRODUTO'], responsible: 'Lucas Aguiar' },
  { name: 'Otto Meirelles', mailbox: 'otto.meirelles', groups: ['OPERAÇÃO'], active: false },
]

export const PASSWORD = 'Arrenda2026'
