import { UpgradesScreen } from '@/components/catalogue/upgrades/UpgradesScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'

const StaffUpgradesPage: Page = () => <UpgradesScreen />

StaffUpgradesPage.access = 'catalogue:manage'
StaffUpgradesPage.layout = StaffLayout
StaffUpgradesPage.title = 'Upgrades'

export default StaffUpgradesPage
