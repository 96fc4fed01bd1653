import { InvoicesScreen } from '@/components/billing/invoices/list/InvoicesScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'

const StaffInvoicesPage: Page = () => <InvoicesScreen />

StaffInvoicesPage.access = 'invoices:manage'
StaffInvoicesPage.layout = StaffLayout
StaffInvoicesPage.title = 'Faturas'
StaffInvoicesPage.heading = true

export default StaffInvoicesPage
