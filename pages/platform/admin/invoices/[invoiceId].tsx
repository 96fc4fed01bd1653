import { InvoiceScreen } from '@/components/billing/invoices/detail/InvoiceScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'

const StaffInvoicePage: Page = () => <InvoiceScreen />

StaffInvoicePage.access = 'invoices:manage'
StaffInvoicePage.layout = StaffLayout
StaffInvoicePage.title = 'Fatura'
StaffInvoicePage.getInitialProps = perRequest

export default StaffInvoicePage
