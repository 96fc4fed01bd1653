import { COMING_TO_STAFF } from '@/components/layout/coming.content'
import { ComingScreen } from '@/components/layout/ComingScreen'
import type { Page } from '@/components/layout/page.types'
import { StaffLayout } from '@/components/layout/StaffLayout'

const StaffPropertiesPage: Page = () => <ComingScreen page={COMING_TO_STAFF.properties} />

StaffPropertiesPage.access = 'catalogue:manage'
StaffPropertiesPage.layout = StaffLayout
StaffPropertiesPage.title = COMING_TO_STAFF.properties.title

export default StaffPropertiesPage
