import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'
import { UNITS_HEADING, UnitsScreen } from '@/components/stock/units/UnitsScreen'

const StaffRentedItemsPage: Page = () => <UnitsScreen />

StaffRentedItemsPage.access = 'stock:read'
StaffRentedItemsPage.layout = StaffLayout
StaffRentedItemsPage.title = 'Itens locados'
StaffRentedItemsPage.heading = UNITS_HEADING
StaffRentedItemsPage.getInitialProps = perRequest

export default StaffRentedItemsPage
