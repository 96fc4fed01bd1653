import type { StaffGroup } from '@/services/auth/actor.rules'
import { formatList } from '@/services/format/format.rules'
import type { CUSTOMER_TYPES } from './user-types.rules'

/** The label of a user's type; a customer's VENDEDOR buys, staff's sells. */
const CUSTOMER_LABEL: Record<(typeof CUSTOMER_TYPES)[number], string> = {
  GESTOR: 'Gestor',
  VENDEDOR: 'Comprador',
  COLABORADOR: 'Colaborador',
}

const STAFF_LABEL: Record<StaffGroup, string> = {
  ADMINISTRADOR: 'Administrador',
  FINANCEIRO: 'Financeiro',
  OPERAÇÃO: 'Operação',
  JURÍDICO: 'Jurídico',
  PRODUTO: 'Produto',
  'GERENTE VENDEDOR': 'Gerente de vendas',
  VENDEDOR: 'Vendedor',
}

const CUSTOMER_LABELS: ReadonlyMap<string, string> = new Map(Object.entries(CUSTOMER_LABEL))
const STAFF_LABELS: ReadonlyMap<string, string> = new Map(Object.entries(STAFF_LABEL))
/** One group in words, to a customer or to staff: the same VENDEDOR buys for the one and sells for the other. */
export const groupLabel = (group: string, audience: 'customer' | 'staff'): string =>
  (audience === 'customer' ? CUSTOMER_LABELS : STAFF_LABELS).get(group) ?? group

/** The labels of a user's groups: "Gestor", "Operação e Jurídico". */
export function groupsLabel(groups: readonly string[]): string {
  const labels = groups.includes('CLIENTE') ? CUSTOMER_LABELS : STAFF_LABELS
  const words = groups.flatMap((group) => labels.get(group) ?? [])
  return words.length > 0 ? formatList(words) : 'Cliente'
}
