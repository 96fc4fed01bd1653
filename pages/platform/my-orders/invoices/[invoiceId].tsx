import { InvoiceScreen } from '@/components/billing/customer/InvoiceScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { PlatformLayout } from '@/components/layout/frames/PlatformLayout'
import { perRequest } from '@/components/layout/frames/perRequest'

const InvoicePage: Page = () => <InvoiceScreen />

InvoicePage.access = 'invoices:read'
InvoicePage.layout = PlatformLayout
InvoicePage.title = 'Fatura'
InvoicePage.getInitialProps = perRequest

export default InvoicePage
