import { NewProductScreen } from '@/components/catalogue/products/ProductScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'

const StaffNewProductPage: Page = () => <NewProductScreen />

StaffNewProductPage.access = 'catalogue:manage'
StaffNewProductPage.layout = StaffLayout
StaffNewProductPage.title = 'Novo produto'

export default StaffNewProductPage
