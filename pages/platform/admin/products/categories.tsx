import { CategoriesScreen } from '@/components/catalogue/categories/CategoriesScreen'
import type { Page } from '@/components/layout/page.types'
import { StaffLayout } from '@/components/layout/StaffLayout'

const StaffCategoriesPage: Page = () => <CategoriesScreen />

StaffCategoriesPage.access = 'catalogue:manage'
StaffCategoriesPage.layout = StaffLayout
StaffCategoriesPage.title = 'Categorias'

export default StaffCategoriesPage
