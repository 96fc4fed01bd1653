import { PropertiesScreen } from '@/components/catalogue/properties/PropertiesScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'

const StaffPropertiesPage: Page = () => <PropertiesScreen />

StaffPropertiesPage.access = 'catalogue:manage'
StaffPropertiesPage.layout = StaffLayout
StaffPropertiesPage.title = 'Propriedades'
StaffPropertiesPage.getInitialProps = perRequest

export default StaffPropertiesPage
