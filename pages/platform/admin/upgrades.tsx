import { UpgradesScreen } from '@/components/catalogue/upgrades/UpgradesScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'

const StaffUpgradesPage: Page = () => <UpgradesScreen />

StaffUpgradesPage.access = 'catalogue:manage'
StaffUpgradesPage.layout = StaffLayout
StaffUpgradesPage.title = 'Upgrades'
StaffUpgradesPage.getInitialProps = perRequest

export default StaffUpgradesPage
