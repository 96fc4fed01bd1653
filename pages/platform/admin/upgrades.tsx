import { UpgradesScreen } from '@/components/catalogue/upgrades/UpgradesScreen'
import type { Page } from '@/components/layout/page.types'
import { StaffLayout } from '@/components/layout/StaffLayout'

const StaffUpgradesPage: Page = () => <UpgradesScreen />

StaffUpgradesPage.access = 'catalogue:manage'
StaffUpgradesPage.layout = StaffLayout
StaffUpgradesPage.title = 'Upgrades'

export default StaffUpgradesPage
