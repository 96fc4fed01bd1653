import { COMING_TO_STAFF } from '@/components/layout/coming.content'
import { ComingScreen } from '@/components/layout/ComingScreen'
import type { Page } from '@/components/layout/page.types'
import { StaffLayout } from '@/components/layout/StaffLayout'

const StaffRegisterClientPage: Page = () => <ComingScreen page={COMING_TO_STAFF['register-client']} />

StaffRegisterClientPage.access = 'clients:create'
StaffRegisterClientPage.layout = StaffLayout
StaffRegisterClientPage.title = COMING_TO_STAFF['register-client'].title

export default StaffRegisterClientPage
