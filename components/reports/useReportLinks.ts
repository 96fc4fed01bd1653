import { useLogin } from '@/contexts/LoginContext'
import { may, type Permission } from '@/services/auth/permissions.rules'
import { paths } from '@/services/config/paths'
import { isNothing, type ReportRow } from '@/services/reports/report-definition.rules'
import type { ReportKey } from '@/services/reports/reports.rules'

/** The list behind a figure of a row, by its column; undefined without one. */
export type LinkTo = (column: string, row: ReportRow) => string | undefined

type Behind = { permission: Permission; hrefOf: (row: ReportRow) => string | undefined }

const idOf = (row: ReportRow, key: string): number | undefined => {
  const id = row[key]
  return typeof id === 'number' ? id : undefined
}

const monthOf = ({ month }: ReportRow): string | undefined => (typeof month === 'string' ? month : undefined)

const invoices = (view: string, kind?: string): Behind => ({
  permission: 'invoices:manage',
  hrefOf: (row) =>
    paths.admin.invoicesIn(view, { competencia: monthOf(row), empresa: idOf(row, 'company_id'), tipo: kind }),
})

/** What is open is listed whatever its month: a figure of one month has no list. */
const openInvoices = (view: string): Behind => ({
  permission: 'invoices:manage',
  hrefOf: (row) =>
    monthOf(row) === undefined ? paths.admin.invoicesIn(view, { empresa: idOf(row, 'company_id') }) : undefined,
})

const ratings: Behind = {
  permission: 'tickets:manage',
  hrefOf: (row) => (monthOf(row) === undefined ? undefined : paths.admin.ticketRatings(monthOf(row))),
}

const units: Behind = {
  permission: 'stock:read',
  hrefOf: (row) => {
    const product = idOf(row, 'product_id')
    return product === undefined ? undefined : paths.admin.unitsOf(product)
  },
}

const ownInvoices: Behind = {
  permission: 'invoices:read',
  hrefOf: (row) => {
    const month = monthOf(row)
    return month === undefined ? undefined : paths.platform.invoicesOfMonth(month)
  },
}

const overdue = openInvoices('vencidas')

const BEHIND: Readonly<Record<ReportKey, ReadonlyMap<string, Behind>>> = {
  billing: new Map([
    ['invoices', invoices('todas')],
    ['issued', invoices('todas')],
    ['paid', invoices('pagas')],
    ['credited', invoices('todas', 'CREDIT')],
    ['open', openInvoices('a-vencer')],
    ['late', overdue],
  ]),
  receivables: new Map([
    ['not_due', openInvoices('a-vencer')],
    ['days_1_15', overdue],
    ['days_16_30', overdue],
    ['days_31_60', overdue],
    ['days_over_60', overdue],
  ]),
  tickets: new Map([
    ['ratings', ratings],
    ['rating', ratings],
    ['units', units],
  ]),
  portfolio: new Map(),
  occupancy: new Map([['owned_days', units]]),
  costs: new Map([['invoices', ownInvoices]]),
  returns: new Map(),
  'stage-times': new Map(),
}

/** Where the figures of a report lead, as far as the user may go there; a figure of nothing leads nowhere. */
export function useReportLinks(report: ReportKey): LinkTo {
  const { actor } = useLogin()
  return (column, row) => {
    const behind = BEHIND[report].get(column)
    if (!behind || isNothing(row[column]) || !actor || !may(actor, behind.permission)) return undefined
    return behind.hrefOf(row)
  }
}
