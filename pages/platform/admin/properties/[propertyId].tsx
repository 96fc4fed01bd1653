import { PropertyScreen } from '@/components/catalogue/properties/PropertyScreen'
import type { Page } from '@/components/layout/page.types'
import { StaffLayout } from '@/components/layout/StaffLayout'

const StaffPropertyPage: Page = () => <PropertyScreen />

StaffPropertyPage.access = 'catalogue:manage'
StaffPropertyPage.layout = StaffLayout
StaffPropertyPage.title = 'Propriedade'

export default StaffPropertyPage
