import { COMING_TO_CUSTOMERS } from '@/components/layout/coming.content'
import { ComingScreen } from '@/components/layout/ComingScreen'
import type { Page } from '@/components/layout/page.types'
import { PlatformLayout } from '@/components/layout/PlatformLayout'

const EquipmentPage: Page = () => <ComingScreen page={COMING_TO_CUSTOMERS.equipment} />

EquipmentPage.access = 'equipment:read'
EquipmentPage.layout = PlatformLayout
EquipmentPage.title = COMING_TO_CUSTOMERS.equipment.title

export default EquipmentPage
