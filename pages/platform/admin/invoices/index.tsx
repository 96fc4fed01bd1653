import { InvoicesScreen } from '@/components/billing/invoices/list/InvoicesScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'

const StaffInvoicesPage: Page = () => <InvoicesScreen />

StaffInvoicesPage.access = 'invoices:manage'
StaffInvoicesPage.layout = StaffLayout
StaffInvoicesPage.title = 'Faturas'
StaffInvoicesPage.heading = true
StaffInvoicesPage.getInitialProps = perRequest

export default StaffInvoicesPage
