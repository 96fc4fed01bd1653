import { NewPropertyScreen } from '@/components/catalogue/properties/PropertyScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'

const StaffNewPropertyPage: Page = () => <NewPropertyScreen />

StaffNewPropertyPage.access = 'catalogue:manage'
StaffNewPropertyPage.layout = StaffLayout
StaffNewPropertyPage.title = 'Nova propriedade'

export default StaffNewPropertyPage
