import { UnitScreen } from '@/components/equipment/units/UnitScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { PlatformLayout } from '@/components/layout/frames/PlatformLayout'

const UnitPage: Page = () => <UnitScreen />

UnitPage.access = 'equipment:read'
UnitPage.layout = PlatformLayout
UnitPage.title = 'Equipamento'

export default UnitPage
