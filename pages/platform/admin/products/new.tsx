import { NewProductScreen } from '@/components/catalogue/products/ProductScreen'
import type { Page } from '@/components/layout/page.types'
import { StaffLayout } from '@/components/layout/StaffLayout'

const StaffNewProductPage: Page = () => <NewProductScreen />

StaffNewProductPage.access = 'catalogue:manage'
StaffNewProductPage.layout = StaffLayout
StaffNewProductPage.title = 'Novo produto'

export default StaffNewProductPage
