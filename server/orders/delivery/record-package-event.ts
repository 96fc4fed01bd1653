import { orNotFound, Refusal } from '@/server/http/refusal'
import { movePackages } from '@/server/logistics/packages/packages.service'
import type { Actor } from '@/services/auth/actor.rules'
import { toDay } from '@/services/format/format.rules'
import { dayObjection } from '@/services/logistics/packages/package-dates.rules'
import type { OrderKey } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import type { OrderAction } from '@/services/orders/workflow/actions.rules'
import type { EventCommand } from '@/services/orders/workflow/order-commands.schema'
import { type Change, changeOrder } from '../workflow/change-order.service'
import { outgoingPackageIds } from './delivery-effects'

type Package = Change['record']['packages'][number]['pkg']

type PackageEvent = {
  action: OrderAction
  /** True when it is already recorded for the package. */
  isSet: (pkg: Package) => boolean
  change: (event: EventCommand) => Partial<Package>
}

const EVENTS: Record<EventCommand['stage_name'], PackageEvent> = {
  PACKAGING: {
    action: 'set_expected_delivery',
    isSet: ({ deliveryEta }) => deliveryEta !== null,
    change: ({ date }) => ({ deliveryEta: date }),
  },
  SHIPPING: {
    action: 'set_tracking',
    isSet: ({ trackingCode, sendingDate }) => trackingCode !== null && sendingDate !== null,
    change: ({ message, date }) => ({ trackingCode: message, sendingDate: date }),
  },
  DELIVERY_INFO: {
    action: 'set_delivery_date',
    isSet: ({ deliveryDate }) => deliveryDate !== null,
    change: ({ date }) => ({ deliveryDate: date }),
  },
}

/**
 * Records what happens to the packages of an order: expected delivery, sending with its tracking code, delivery. For one
 * package when it is named, else for every package that has none yet.
 * Refuses 404 for a package of another order, 400 for a day that cannot be, 409 `conflict` when every package has it.
 */
export function recordPackageEvent(actor: Actor, ref: OrderKey, event: EventCommand): Promise<Order> {
  const { action, isSet, change } = EVENTS[event.stage_name]
  return changeOrder(actor, ref, {
    action,
    stage: event.stage_name,
    effect: async ({ tx, record, now, preconditionFailed }) => {
      const packages = targetPackages(record, event.package_id, isSet)
      if (packages.length === 0) throw preconditionFailed('Todos os volumes já têm essa informação.')
      for (const pkg of packages) requirePossibleDay(event, pkg, toDay(now))
      await movePackages(
        tx,
        packages.map(({ id }) => id),
        change(event),
      )
      const { date, message = null } = event
      return { message, after: { date, parcels: packages.map(({ id }) => id) } }
    },
  })
}

function targetPackages(
  record: Change['record'],
  packageId: number | undefined,
  isSet: (pkg: Package) => boolean,
): Package[] {
  const ids = outgoingPackageIds(record)
  const packages = record.packages.map(({ pkg }) => pkg).filter(({ id }) => ids.includes(id))
  if (packageId === undefined) return packages.filter((pkg) => !isSet(pkg))
  return [orNotFound(packages.find(({ id }) => id === packageId))]
}

function requirePossibleDay({ stage_name, date }: EventCommand, { sendingDate }: Package, today: string): void {
  const objection = dayObjection(stage_name, date, { today, sendingDate })
  if (objection) throw new Refusal('invalid', { errors: [objection], fields: { date: [objection] } })
}
