import { EquipmentScreen } from '@/components/equipment/units/EquipmentScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { PlatformLayout } from '@/components/layout/frames/PlatformLayout'

const EquipmentPage: Page = () => <EquipmentScreen />

EquipmentPage.access = 'equipment:read'
EquipmentPage.layout = PlatformLayout
EquipmentPage.title = 'Equipamentos'

export default EquipmentPage
