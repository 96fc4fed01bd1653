import { NewProductScreen } from '@/components/catalogue/products/ProductScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'

const StaffNewProductPage: Page = () => <NewProductScreen />

StaffNewProductPage.access = 'catalogue:manage'
StaffNewProductPage.layout = StaffLayout
StaffNewProductPage.title = 'Novo produto'
StaffNewProductPage.getInitialProps = perRequest

export default StaffNewProductPage
