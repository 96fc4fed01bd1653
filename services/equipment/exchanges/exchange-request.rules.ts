import type { Actor } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import { UNIT_STATUS_LABEL, type UnitStatus } from '@/services/stock/units/unit-status.rules'
import type { ExchangeKind } from './exchange-transitions.rules'

/** Who may request it: any user for a broken unit; upgrades only users who may order. */
export const mayRequestExchange = (kind: ExchangeKind, actor: Actor): boolean =>
  may(actor, kind === 'upgrade' ? 'checkout:write' : 'equipment:read')

type UnitToExchange = { serial: string; status: UnitStatus; hasOpenRequest: boolean; isRunning: boolean }

/** Why units cannot be exchanged now, one sentence per unit. */
export function exchangeObjections(units: readonly UnitToExchange[]): string[] {
  return units.flatMap(({ serial, status, hasOpenRequest, isRunning }) => {
    if (!isRunning) return [`Serial ${serial}: a locação do pedido não está em andamento.`]
    if (hasOpenRequest) return [`Serial ${serial}: já tem uma mudança, troca ou devolução em aberto.`]
    return status === 'IN_USE' ? [] : [`Serial ${serial}: não pode ser trocado agora (${lower(status)}).`]
  })
}

const lower = (status: UnitStatus): string => UNIT_STATUS_LABEL[status].toLowerCase()
