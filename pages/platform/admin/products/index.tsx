import { ProductsScreen } from '@/components/catalogue/products/ProductsScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'

const StaffProductsPage: Page = () => <ProductsScreen />

StaffProductsPage.access = 'catalogue:manage'
StaffProductsPage.layout = StaffLayout
StaffProductsPage.title = 'Produtos'

export default StaffProductsPage
