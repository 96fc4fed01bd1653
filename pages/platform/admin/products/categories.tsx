import { CategoriesScreen } from '@/components/catalogue/categories/CategoriesScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'

const StaffCategoriesPage: Page = () => <CategoriesScreen />

StaffCategoriesPage.access = 'catalogue:manage'
StaffCategoriesPage.layout = StaffLayout
StaffCategoriesPage.title = 'Categorias'

export default StaffCategoriesPage
