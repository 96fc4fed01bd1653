import { ProductScreen } from '@/components/catalogue/products/ProductScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'

const StaffProductPage: Page = () => <ProductScreen />

StaffProductPage.access = 'catalogue:manage'
StaffProductPage.layout = StaffLayout
StaffProductPage.title = 'Produto'
StaffProductPage.getInitialProps = perRequest

export default StaffProductPage
