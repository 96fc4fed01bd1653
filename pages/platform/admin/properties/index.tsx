import { PropertiesScreen } from '@/components/catalogue/properties/PropertiesScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'

const StaffPropertiesPage: Page = () => <PropertiesScreen />

StaffPropertiesPage.access = 'catalogue:manage'
StaffPropertiesPage.layout = StaffLayout
StaffPropertiesPage.title = 'Propriedades'

export default StaffPropertiesPage
