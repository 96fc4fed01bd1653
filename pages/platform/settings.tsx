import { ChangePassword } from '@/components/auth/ChangePassword'
import type { Page } from '@/components/layout/frames/page.types'
import { PlatformLayout } from '@/components/layout/frames/PlatformLayout'
import { SettingsScreen } from '@/components/users/settings/SettingsScreen'

const SettingsPage: Page = () => <SettingsScreen password={<ChangePassword />} />

SettingsPage.access = 'account:use'
SettingsPage.layout = PlatformLayout
SettingsPage.title = 'Configurações'

export default SettingsPage
