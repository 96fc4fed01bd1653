import { TypesScreen } from '@/components/catalogue/types/TypesScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'

const StaffTypesPage: Page = () => <TypesScreen />

StaffTypesPage.access = 'catalogue:manage'
StaffTypesPage.layout = StaffLayout
StaffTypesPage.title = 'Tipos'
StaffTypesPage.getInitialProps = perRequest

export default StaffTypesPage
