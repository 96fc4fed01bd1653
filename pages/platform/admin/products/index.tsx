import { ProductsScreen } from '@/components/catalogue/products/ProductsScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'

const StaffProductsPage: Page = () => <ProductsScreen />

StaffProductsPage.access = 'catalogue:manage'
StaffProductsPage.layout = StaffLayout
StaffProductsPage.title = 'Produtos'
StaffProductsPage.getInitialProps = perRequest

export default StaffProductsPage
