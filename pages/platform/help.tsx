import { COMING_TO_CUSTOMERS } from '@/components/layout/coming.content'
import { ComingScreen } from '@/components/layout/ComingScreen'
import type { Page } from '@/components/layout/page.types'
import { PlatformLayout } from '@/components/layout/PlatformLayout'

const HelpPage: Page = () => <ComingScreen page={COMING_TO_CUSTOMERS.help} />

HelpPage.access = 'account:use'
HelpPage.layout = PlatformLayout
HelpPage.title = COMING_TO_CUSTOMERS.help.title

export default HelpPage
