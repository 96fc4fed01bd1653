import { COMING_TO_STAFF } from '@/components/layout/coming.content'
import { ComingScreen } from '@/components/layout/ComingScreen'
import type { Page } from '@/components/layout/page.types'
import { StaffLayout } from '@/components/layout/StaffLayout'

const StaffRentedItemsPage: Page = () => <ComingScreen page={COMING_TO_STAFF['rented-items']} />

StaffRentedItemsPage.access = 'stock:read'
StaffRentedItemsPage.layout = StaffLayout
StaffRentedItemsPage.title = COMING_TO_STAFF['rented-items'].title

export default StaffRentedItemsPage
