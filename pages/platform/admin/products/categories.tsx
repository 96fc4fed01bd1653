import { CategoriesScreen } from '@/components/catalogue/categories/CategoriesScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'

const StaffCategoriesPage: Page = () => <CategoriesScreen />

StaffCategoriesPage.access = 'catalogue:manage'
StaffCategoriesPage.layout = StaffLayout
StaffCategoriesPage.title = 'Categorias'
StaffCategoriesPage.getInitialProps = perRequest

export default StaffCategoriesPage
