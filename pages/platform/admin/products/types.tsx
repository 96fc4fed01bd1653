import { TypesScreen } from '@/components/catalogue/types/TypesScreen'
import type { Page } from '@/components/layout/page.types'
import { StaffLayout } from '@/components/layout/StaffLayout'

const StaffTypesPage: Page = () => <TypesScreen />

StaffTypesPage.access = 'catalogue:manage'
StaffTypesPage.layout = StaffLayout
StaffTypesPage.title = 'Tipos'

export default StaffTypesPage
