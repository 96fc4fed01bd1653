import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'
import { UnitScreen } from '@/components/stock/units/UnitScreen'

const StaffUnitPage: Page = () => <UnitScreen />

StaffUnitPage.access = 'stock:read'
StaffUnitPage.layout = StaffLayout
StaffUnitPage.title = 'Equipamento'
StaffUnitPage.getInitialProps = perRequest

export default StaffUnitPage
