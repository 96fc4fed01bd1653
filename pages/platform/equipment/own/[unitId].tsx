import { OwnUnitScreen } from '@/components/equipment/own/OwnUnitScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { PlatformLayout } from '@/components/layout/frames/PlatformLayout'

const OwnUnitPage: Page = () => <OwnUnitScreen />

OwnUnitPage.access = 'equipment:read'
OwnUnitPage.layout = PlatformLayout
OwnUnitPage.title = 'Equipamento próprio'

export default OwnUnitPage
