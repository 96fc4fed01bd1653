import type { Actor } from '@/services/auth/actor.rules'
import { exchangeActions, type ExchangeFacts } from '@/services/equipment/exchanges/exchange-transitions.rules'
import type { Exchange } from '@/services/equipment/exchanges/exchanges.schema'
import { hasLeftWarehouse } from '@/services/logistics/packages/package-stages.rules'
import type { ListedExchange } from './exchanges.repository'

type Person = { id: number; firstName: string }
type Product = { id: number; name: string; images: string[] }

const person = ({ id, firstName }: Person) => ({ id, first_name: firstName })

export const productRef = ({ id, name, images }: Product) => ({ id, name, image: images[0] ?? null })

/** The facts that decide who may do what with an exchange. */
export function toExchangeFacts({ exchange, bringing, returned }: ListedExchange): ExchangeFacts {
  return {
    status: exchange.status,
    requestedBy: exchange.requestedBy,
    hasLeft: bringing !== null && hasLeftWarehouse(bringing.status),
    isReturned: (returned?.receivedAt ?? null) !== null,
  }
}

/**
 * An exchange with the actions that this actor may take now.
 * @param available units of its product that can be promised now
 */
export function toExchange(row: ListedExchange, available: number, actor: Actor): Exchange {
  const { exchange, order, company, unit } = row
  return {
    id: exchange.id,
    kind: exchange.kind,
    status: exchange.status,
    reason: exchange.reason,
    decision: exchange.decision,
    created_at: exchange.createdAt.toISOString(),
    requested_by: person(row.requester),
    decided_at: exchange.decidedAt?.toISOString() ?? null,
    decided_by: row.decider && person(row.decider),
    order: { order_mask_id: order.maskId, stage_name: order.stageName },
    company: { id: company.id, corporate_name: company.corporateName, cnpj: company.cnpj },
    address: row.address,
    user: row.user && person(row.user),
    unit: { ...unit, status: unit.status, product: productRef(row.unitProduct) },
    product: productRef(row.product),
    replacement: row.replacement,
    package_id: exchange.packageId,
    return_package_id: exchange.returnPackageId,
    monthly_difference: exchange.monthlyDifference,
    due_at: exchange.dueAt?.toISOString() ?? null,
    available,
    allowed_actions: exchangeActions(toExchangeFacts(row), actor),
  }
}
