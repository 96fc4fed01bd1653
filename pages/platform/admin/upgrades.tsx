import { COMING_TO_STAFF } from '@/components/layout/coming.content'
import { ComingScreen } from '@/components/layout/ComingScreen'
import type { Page } from '@/components/layout/page.types'
import { StaffLayout } from '@/components/layout/StaffLayout'

const StaffUpgradesPage: Page = () => <ComingScreen page={COMING_TO_STAFF.upgrades} />

StaffUpgradesPage.access = 'catalogue:manage'
StaffUpgradesPage.layout = StaffLayout
StaffUpgradesPage.title = COMING_TO_STAFF.upgrades.title

export default StaffUpgradesPage
