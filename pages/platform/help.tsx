import { HelpScreen } from '@/components/help/HelpScreen'
import type { Page } from '@/components/layout/page.types'
import { PlatformLayout } from '@/components/layout/PlatformLayout'

const HelpPage: Page = () => <HelpScreen />

HelpPage.access = 'account:use'
HelpPage.layout = PlatformLayout
HelpPage.title = 'Ajuda'

export default HelpPage
