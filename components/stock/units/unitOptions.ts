import { PRODUCT_GROUP_LABEL, PRODUCT_GROUPS } from '@/services/stock/product-groups.rules'
import { ARRIVAL_STATUSES, BIRTH_STATUSES, type BirthStatus } from '@/services/stock/unit-desk.rules'
import { UNIT_STATUS_LABEL } from '@/services/stock/unit-status.rules'

export const GROUP_OPTIONS = PRODUCT_GROUPS.map((group) => ({ value: group, label: PRODUCT_GROUP_LABEL[group] }))

const optionOf = <Status extends BirthStatus>(status: Status) => ({ value: status, label: UNIT_STATUS_LABEL[status] })

/** What a unit may be when it is registered. */
export const BIRTH_OPTIONS = BIRTH_STATUSES.map((status) => optionOf(status))

/** The same for one whose serial is there. */
export const SCANNED_OPTIONS = ARRIVAL_STATUSES.map((status) => optionOf(status))
