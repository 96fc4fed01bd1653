import { EquipmentScreen } from '@/components/equipment/units/EquipmentScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { PlatformLayout } from '@/components/layout/frames/PlatformLayout'
import { perRequest } from '@/components/layout/frames/perRequest'

const EquipmentPage: Page = () => <EquipmentScreen />

EquipmentPage.access = 'equipment:read'
EquipmentPage.layout = PlatformLayout
EquipmentPage.title = 'Equipamentos'
EquipmentPage.heading = true
EquipmentPage.getInitialProps = perRequest

export default EquipmentPage
