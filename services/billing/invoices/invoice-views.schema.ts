import type { InferType } from '@/services/config/validation'
import { NO_COLUMNS, savedViewContract } from '@/services/saved-views/saved-views.schema'
import { invoiceFilters } from './invoice-commands.schema'

/** The views of the staff's invoice list. */
export const invoiceViewContract = savedViewContract(invoiceFilters, NO_COLUMNS)

export type InvoiceViews = InferType<typeof invoiceViewContract.views>
export type InvoiceViewQuery = InferType<typeof invoiceViewContract.view>['query']
