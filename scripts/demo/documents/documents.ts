import { REVENUE_MONTHS, REVENUE_PERIOD } from '@/services/orders/documents/required-documents.rules'
import { formatCnpj, formatDay, formatMoney } from '@/services/format/format.rules'
import type { DemoCompany } from '../companies/insert-companies'
import { drawPdf, type Sheet } from './pdf'

export type DemoDocument = { name: string; content: Uint8Array }

/** The context of a document: company, order and date. */
export type Occasion = {
  company: DemoCompany
  orderMaskId: string
  day: string
  monthlyFee: string
  itemsSummary: string
  months: number
  /** Whether the electricity bill is too old to be accepted. */
  hasOldBill: boolean
}

export type Signatory = { name: string; role: string }

const ARRENDA = { issuer: 'Arrenda Locação de Equipamentos', note: 'CNPJ BR.LOC.001/0001-08' } as const

const fileName = (words: string): string =>
  `${words
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')}.pdf`

const toDocument = (name: string, sheet: Sheet): DemoDocument => ({ name: fileName(name), content: drawPdf(sheet) })

const identity = ({ corporateName, cnpj, seat }: DemoCompany): Sheet['facts'] => [
  ['Razão social', corporateName],
  ['CNPJ', formatCnpj(cnpj)],
  ['Endereço', seat],
]

const MONTHS = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
]

const monthBefore = (day: string, count: number): string =>
  MONTHS[(Number(day.slice(5, 7)) - 1 - count + 24) % 12] ?? ''

const billedMonth = (day: string, isOld: boolean): string => monthBefore(day, isOld ? 5 : 1)

/** The four documents that every customer submits, by document type. */
export const REQUIRED_DOCUMENTS: Readonly<Record<string, (occasion: Occasion) => DemoDocument>> = {
  ARTICLES_OF_ASSOCIATION: ({ company }) =>
    toDocument(`contrato-social-${company.key}`, {
      issuer: company.corporateName,
      note: 'Registro na junta comercial',
      title: 'Contrato social consolidado',
      facts: [...identity(company), ['Administração', company.legalRepresentative]],
      paragraphs: [
        'A sociedade é administrada por quem assina este instrumento, com poderes para contratar, receber e dar quitação em nome dela.',
        'O objeto social compreende a atividade principal e a contratação dos meios necessários para exercê-la, inclusive a locação de equipamentos.',
      ],
    }),
  PROOF_OF_ADDRESS: ({ company, day, hasOldBill }) =>
    toDocument(`conta-energia-${billedMonth(day, hasOldBill)}`, {
      issuer: `Luz de ${company.city}`,
      note: 'Distribuidora de energia · conta de energia elétrica',
      title: 'Conta de energia elétrica',
      facts: [
        ...identity(company),
        ['Mês de referência', billedMonth(day, hasOldBill)],
        ['Consumo ativo', '8.420 kWh'],
        ['Total a pagar', 'R$ 6.562,60'],
      ],
    }),
  REPRESENTATIVE_ID: ({ company }) =>
    toDocument(`cnh-${company.legalRepresentative}`, {
      issuer: 'Carteira nacional de habilitação',
      note: 'Documento de demonstração, sem valor',
      title: company.legalRepresentative,
      facts: [
        ['Nome', company.legalRepresentative],
        ['Empresa que representa', company.corporateName],
      ],
    }),
  PROOF_OF_REVENUE: ({ company, day }) =>
    toDocument(`faturamento-${day.slice(0, 4)}`, {
      issuer: company.corporateName,
      note: 'Relação de faturamento assinada pela contabilidade',
      title: `Faturamento dos ${REVENUE_PERIOD}`,
      facts: [
        ...identity(company),
        ...Array.from({ length: REVENUE_MONTHS }, (_, index): [string, string] => [
          monthBefore(day, REVENUE_MONTHS - index),
          formatMoney((480_210 - 12_905 * index) * 100),
        ]),
      ],
    }),
}

/** The rental contract with its signature lines. */
export const contractDocument = (
  occasion: Occasion,
  signatories: readonly Signatory[],
  signed: boolean,
): DemoDocument =>
  toDocument(`contrato-${occasion.orderMaskId}${signed ? '-assinado' : ''}`, {
    ...ARRENDA,
    title: `Contrato de locação de equipamentos, pedido ${occasion.orderMaskId}`,
    facts: [...identity(occasion.company), ...terms(occasion)],
    paragraphs: [
      'A locadora entrega os equipamentos em perfeito estado e os mantém assim durante a locação, conforme o pacote de serviço.',
      'A mensalidade é devida desde o dia da entrega. Ao fim do prazo, os equipamentos são devolvidos e vistoriados.',
    ],
    signatures: signatories.map((one) => ({ ...one, signed })),
  })

/** The delivery term. */
export const termDocument = (occasion: Occasion, signatories: readonly Signatory[], signed: boolean): DemoDocument =>
  toDocument(`termo-entrega-${occasion.orderMaskId}${signed ? '-assinado' : ''}`, {
    ...ARRENDA,
    title: `Termo de entrega, pedido ${occasion.orderMaskId}`,
    facts: [
      ...identity(occasion.company),
      ['Itens entregues', occasion.itemsSummary],
      ['Data', formatDay(occasion.day)],
    ],
    paragraphs: ['Os equipamentos foram conferidos na presença de quem assina e funcionam.'],
    signatures: signatories.map((one) => ({ ...one, signed })),
  })

const terms = ({ itemsSummary, months, monthlyFee, day }: Occasion): Sheet['facts'] => [
  ['Itens', itemsSummary],
  ['Prazo', `${months} meses`],
  ['Mensalidade', monthlyFee],
  ['Data', formatDay(day)],
]
