import { HelpScreen } from '@/components/help/HelpScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { PlatformLayout } from '@/components/layout/frames/PlatformLayout'
import { perRequest } from '@/components/layout/frames/perRequest'

const HelpPage: Page = () => <HelpScreen />

HelpPage.access = 'account:use'
HelpPage.layout = PlatformLayout
HelpPage.title = 'Ajuda'
HelpPage.getInitialProps = perRequest

export default HelpPage
