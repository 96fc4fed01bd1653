import type { Page } from '@/components/layout/page.types'
import { StaffLayout } from '@/components/layout/StaffLayout'
import { UnitScreen } from '@/components/stock/units/UnitScreen'

const StaffUnitPage: Page = () => <UnitScreen />

StaffUnitPage.access = 'stock:read'
StaffUnitPage.layout = StaffLayout
StaffUnitPage.title = 'Equipamento'

export default StaffUnitPage
