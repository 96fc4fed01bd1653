import { COMING_TO_CUSTOMERS } from '@/components/layout/coming.content'
import { ComingScreen } from '@/components/layout/ComingScreen'
import type { Page } from '@/components/layout/page.types'
import { PlatformLayout } from '@/components/layout/PlatformLayout'

const SettingsPage: Page = () => <ComingScreen page={COMING_TO_CUSTOMERS.settings} />

SettingsPage.access = 'account:use'
SettingsPage.layout = PlatformLayout
SettingsPage.title = COMING_TO_CUSTOMERS.settings.title

export default SettingsPage
