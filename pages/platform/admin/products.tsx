import { CatalogueTabs } from '@/components/catalogue/CatalogueTabs'
import { COMING_TO_STAFF } from '@/components/layout/coming.content'
import { ComingScreen } from '@/components/layout/ComingScreen'
import type { Page } from '@/components/layout/page.types'
import { StaffLayout } from '@/components/layout/StaffLayout'

const StaffProductsPage: Page = () => (
  <>
    <CatalogueTabs />
    <ComingScreen page={COMING_TO_STAFF.products} />
  </>
)

StaffProductsPage.access = 'catalogue:manage'
StaffProductsPage.layout = StaffLayout
StaffProductsPage.title = COMING_TO_STAFF.products.title

export default StaffProductsPage
