import { EquipmentScreen } from '@/components/equipment/units/EquipmentScreen'
import { equipmentEarly } from '@/hooks/equipment/equipment.queries'
import type { Page } from '@/components/layout/frames/page.types'
import { PlatformLayout } from '@/components/layout/frames/PlatformLayout'

const EquipmentPage: Page = () => <EquipmentScreen />

EquipmentPage.access = 'equipment:read'
EquipmentPage.layout = PlatformLayout
EquipmentPage.title = 'Equipamentos'
EquipmentPage.heading = true
EquipmentPage.early = equipmentEarly

export default EquipmentPage
