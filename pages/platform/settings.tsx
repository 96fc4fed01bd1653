import { ChangePassword } from '@/components/auth/ChangePassword'
import { BillingEmailCard } from '@/components/companies/BillingEmailCard'
import type { Page } from '@/components/layout/frames/page.types'
import { PlatformLayout } from '@/components/layout/frames/PlatformLayout'
import { perRequest } from '@/components/layout/frames/perRequest'
import { PreferencesCard } from '@/components/notifications/PreferencesCard'
import { SettingsScreen } from '@/components/users/settings/SettingsScreen'

const SettingsPage: Page = () => (
  <SettingsScreen password={<ChangePassword />} billing={<BillingEmailCard />} notifications={<PreferencesCard />} />
)

SettingsPage.access = 'account:use'
SettingsPage.layout = PlatformLayout
SettingsPage.title = 'Configurações'
SettingsPage.heading = true
SettingsPage.getInitialProps = perRequest

export default SettingsPage
