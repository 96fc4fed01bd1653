import { MeasuringScreen } from '@/components/billing/measuring/MeasuringScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'

const MeasuringPage: Page = () => <MeasuringScreen />

MeasuringPage.access = 'invoices:manage'
MeasuringPage.layout = StaffLayout
MeasuringPage.title = 'Medição'
MeasuringPage.getInitialProps = perRequest

export default MeasuringPage
