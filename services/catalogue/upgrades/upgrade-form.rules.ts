import { formatAmount } from '@/services/format/format.rules'
import { fromTypedMoney } from '@/services/format/typed-money.rules'
import type { NewUpgrade, Upgrade, UpgradeChange } from './upgrades.schema'

/** What the form of an upgrade holds: as typed. */
export type UpgradeFormValues = {
  name: string
  description: string
  monthly_fee: string
  /** Empty: the last. */
  position: string
  product_type_ids: number[]
  product_ids: number[]
  active: boolean
}

export const EMPTY_UPGRADE: UpgradeFormValues = {
  name: '',
  description: '',
  monthly_fee: '',
  position: '',
  product_type_ids: [],
  product_ids: [],
  active: true,
}

export const toUpgradeFormValues = (upgrade: Upgrade): UpgradeFormValues => ({
  name: upgrade.name,
  description: upgrade.description ?? '',
  monthly_fee: formatAmount(upgrade.monthly_fee),
  position: String(upgrade.position),
  product_type_ids: upgrade.product_types.map(({ id }) => id),
  product_ids: upgrade.products.map(({ id }) => id),
  active: upgrade.active,
})

/** What adds the upgrade; not validated yet. */
export const toNewUpgrade = (form: UpgradeFormValues): NewUpgrade => ({
  name: form.name.trim(),
  description: form.description.trim() || null,
  monthly_fee: fromTypedMoney(form.monthly_fee),
  ...(form.position.trim() && { position: Number(form.position) }),
  product_type_ids: form.product_type_ids,
  product_ids: form.product_ids,
  active: form.active,
})

/** Only what the person changed, so that two who edit at once do not undo each other; not validated yet. */
export function toUpgradeChange(form: UpgradeFormValues, upgrade: Upgrade): UpgradeChange {
  const [before, after] = [toNewUpgrade(toUpgradeFormValues(upgrade)), toNewUpgrade(form)]
  const changed = Object.entries(after).filter(([name, value]) => !isSame(value, before[name as keyof NewUpgrade]))
  return Object.fromEntries(changed)
}

type Value = NewUpgrade[keyof NewUpgrade]

/** Lists of ids have no order. */
const isSame = (one: Value, other: Value): boolean => textOf(one) === textOf(other)

const textOf = (value: Value): string => (Array.isArray(value) ? value.toSorted().join() : String(value))
