import type { Tx } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import { EXCHANGE_KIND_LABEL, type ExchangeKind } from '@/services/equipment/exchanges/exchange-transitions.rules'
import type { Exchange } from '@/services/equipment/exchanges/exchanges.schema'
import { formatMoney } from '@/services/format/format.rules'
import { toCents } from '@/services/simulation/money.rules'
import { notifyOperators, notifyRequesters } from '../units/equipment-notices'

const nameOf = (kind: ExchangeKind): string => EXCHANGE_KIND_LABEL[kind].toLowerCase()

/** Tells operators that an exchange waits for an answer. */
export async function notifyStaff(tx: Tx, actor: Actor, asked: readonly Exchange[]): Promise<void> {
  const [first] = asked
  if (!first) return
  const name = nameOf(first.kind)
  await notifyOperators(
    tx,
    { actor, companyId: first.company.id, unitIds: unitsOf(asked) },
    {
      subject: `${first.company.corporate_name}: pedido de ${name}`,
      title: `{who}, de ${first.company.corporate_name}, pediu ${first.kind === 'upgrade' ? 'um upgrade' : 'uma troca'}`,
      sentences: [`Por: ${first.product.name}.`, `Motivo: “${first.reason}”`],
      action: 'Ver o pedido',
      path: '/platform/admin/returnals/exchanges',
    },
  )
}

const ANSWERS = {
  accepted: [
    'aceitou',
    'aceito',
    'aceita',
    'Avisaremos quando o equipamento novo sair. Deixe o antigo pronto para a coleta.',
  ],
  refused: ['recusou', 'recusado', 'recusada', 'O equipamento continua com você, como antes.'],
} as const

/** Tells the requesters the answer, one mail per person. */
export async function notifyAnswered(
  tx: Tx,
  answered: readonly Exchange[],
  answer: keyof typeof ANSWERS,
): Promise<void> {
  const [verb, him, her, next] = ANSWERS[answer]
  for (const [userId, theirs] of Map.groupBy(answered, ({ requested_by }) => requested_by.id)) {
    const [first] = theirs
    if (!first) continue
    const isUpgrade = first.kind === 'upgrade'
    await notifyRequesters(tx, { companyId: first.company.id, unitIds: unitsOf(theirs) }, [userId], {
      subject: isUpgrade ? `Upgrade de equipamentos ${him}` : `Troca de equipamentos ${her}`,
      title: `A Arrenda ${verb} ${isUpgrade ? 'o upgrade' : 'a troca'} que você pediu`,
      sentences: [
        next,
        ...(isUpgrade && answer === 'accepted'
          ? [`A mensalidade do pedido aumenta ${sumOf(theirs)} a partir da entrega.`]
          : []),
        ...(first.decision ? [`Motivo: “${first.decision}”`] : []),
      ],
      action: 'Ver os equipamentos',
      path: '/platform/equipment',
    })
  }
}

const sumOf = (exchanges: readonly Exchange[]): string =>
  formatMoney(exchanges.reduce((sum, { monthly_difference }) => sum + toCents(monthly_difference), 0))

const unitsOf = (exchanges: readonly Exchange[]): number[] => exchanges.map(({ unit }) => unit.id)
