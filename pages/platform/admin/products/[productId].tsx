import { ProductScreen } from '@/components/catalogue/products/ProductScreen'
import type { Page } from '@/components/layout/page.types'
import { StaffLayout } from '@/components/layout/StaffLayout'

const StaffProductPage: Page = () => <ProductScreen />

StaffProductPage.access = 'catalogue:manage'
StaffProductPage.layout = StaffLayout
StaffProductPage.title = 'Produto'

export default StaffProductPage
