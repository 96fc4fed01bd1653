import { ServicePackagesScreen } from '@/components/catalogue/service-packages/ServicePackagesScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'

const StaffServicePackagesPage: Page = () => <ServicePackagesScreen />

StaffServicePackagesPage.access = 'catalogue:manage'
StaffServicePackagesPage.layout = StaffLayout
StaffServicePackagesPage.title = 'Pacotes de serviço'
StaffServicePackagesPage.getInitialProps = perRequest

export default StaffServicePackagesPage
