import type { EventLog } from '@/services/audit/audit.schema'
import { formatCep, formatCnpj } from '@/services/format/format.rules'

const COMPANY_EVENTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    created: 'Empresa cadastrada',
    changed: 'Dados da empresa alterados',
    activated: 'Acesso liberado',
    deactivated: 'Acesso encerrado',
    billing_email_confirmed: 'E-mail de cobrança confirmado',
  }),
)

const ADDRESS_EVENTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    created: 'adicionado',
    changed: 'alterado',
    removed: 'excluído',
  }),
)

const FIELDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cnpj: 'CNPJ',
    corporate_name: 'Razão social',
    trade_name: 'Nome fantasia',
    uf: 'UF',
    legal_representative: 'Representante legal',
    invoice_due_day: 'Dia de vencimento da fatura',
    billing_email: 'E-mail de cobrança',
    label: 'Nome do endereço',
    recipient_name: 'Quem recebe',
    postal_code: 'CEP',
    state: 'Estado',
    city: 'Cidade',
    district: 'Bairro',
    street: 'Rua ou avenida',
    number: 'Número',
    complement: 'Complemento',
    reference_point: 'Ponto de referência',
  }),
)

const FORMATS: ReadonlyMap<string, (text: string) => string> = new Map(
  Object.entries({ cnpj: formatCnpj, postal_code: formatCep }),
)

/** The label of an event of a company or of one of its addresses. */
export function companyEventLabel({ model_name, action, before, after }: EventLog): string {
  if (model_name !== 'address') return COMPANY_EVENTS.get(action) ?? 'Cadastro alterado'
  const label = recordOf(after).label ?? recordOf(before).label
  return ['Endereço', typeof label === 'string' ? label : '', ADDRESS_EVENTS.get(action) ?? 'alterado']
    .filter(Boolean)
    .join(' ')
}

export type FieldChange = { field: string; before: string; after: string }

/** The changed fields of an event, labelled, with their values before and after. */
export function companyChangesOf({ action, before, after }: EventLog): FieldChange[] {
  if (action !== 'changed') return []
  const [was, is] = [recordOf(before), recordOf(after)]
  return [...FIELDS]
    .filter(([name]) => name in is && was[name] !== is[name])
    .map(([name, field]) => ({ field, before: textOf(name, was[name]), after: textOf(name, is[name]) }))
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

function textOf(name: string, value: unknown): string {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string' || value === '') return 'não informado'
  return FORMATS.get(name)?.(value) ?? value
}
