import { LandingRedirect } from '@/components/layout/access/LandingRedirect'
import type { Page } from '@/components/layout/frames/page.types'
import { PlatformLayout } from '@/components/layout/frames/PlatformLayout'
import { perRequest } from '@/components/layout/frames/perRequest'

const LandingPage: Page = () => <LandingRedirect />

LandingPage.access = 'account:use'
LandingPage.layout = PlatformLayout
LandingPage.title = 'Arrenda'
LandingPage.getInitialProps = perRequest

export default LandingPage
