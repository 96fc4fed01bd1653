import { ServicePackagesScreen } from '@/components/catalogue/service-packages/ServicePackagesScreen'
import type { Page } from '@/components/layout/page.types'
import { StaffLayout } from '@/components/layout/StaffLayout'

const StaffServicePackagesPage: Page = () => <ServicePackagesScreen />

StaffServicePackagesPage.access = 'catalogue:manage'
StaffServicePackagesPage.layout = StaffLayout
StaffServicePackagesPage.title = 'Pacotes de serviço'

export default StaffServicePackagesPage
