import { PropertyScreen } from '@/components/catalogue/properties/PropertyScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'

const StaffPropertyPage: Page = () => <PropertyScreen />

StaffPropertyPage.access = 'catalogue:manage'
StaffPropertyPage.layout = StaffLayout
StaffPropertyPage.title = 'Propriedade'
StaffPropertyPage.getInitialProps = perRequest

export default StaffPropertyPage
