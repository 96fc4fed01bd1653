import { NewPropertyScreen } from '@/components/catalogue/properties/PropertyScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'

const StaffNewPropertyPage: Page = () => <NewPropertyScreen />

StaffNewPropertyPage.access = 'catalogue:manage'
StaffNewPropertyPage.layout = StaffLayout
StaffNewPropertyPage.title = 'Nova propriedade'
StaffNewPropertyPage.getInitialProps = perRequest

export default StaffNewPropertyPage
