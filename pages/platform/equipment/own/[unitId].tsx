import { OwnUnitScreen } from '@/components/equipment/own/OwnUnitScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { PlatformLayout } from '@/components/layout/frames/PlatformLayout'
import { perRequest } from '@/components/layout/frames/perRequest'

const OwnUnitPage: Page = () => <OwnUnitScreen />

OwnUnitPage.access = 'equipment:read'
OwnUnitPage.layout = PlatformLayout
OwnUnitPage.title = 'Equipamento próprio'
OwnUnitPage.getInitialProps = perRequest

export default OwnUnitPage
