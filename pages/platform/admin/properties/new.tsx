import { NewPropertyScreen } from '@/components/catalogue/properties/PropertyScreen'
import type { Page } from '@/components/layout/page.types'
import { StaffLayout } from '@/components/layout/StaffLayout'

const StaffNewPropertyPage: Page = () => <NewPropertyScreen />

StaffNewPropertyPage.access = 'catalogue:manage'
StaffNewPropertyPage.layout = StaffLayout
StaffNewPropertyPage.title = 'Nova propriedade'

export default StaffNewPropertyPage
