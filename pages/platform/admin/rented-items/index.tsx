import { unitsEarly } from '@/hooks/stock/units.queries'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { UnitsScreen } from '@/components/stock/units/UnitsScreen'

const StaffRentedItemsPage: Page = () => <UnitsScreen />

StaffRentedItemsPage.access = 'stock:read'
StaffRentedItemsPage.layout = StaffLayout
StaffRentedItemsPage.title = 'Itens locados'
StaffRentedItemsPage.early = unitsEarly

export default StaffRentedItemsPage
