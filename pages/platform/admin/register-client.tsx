import { CreateCompanyScreen } from '@/components/companies/CreateCompanyScreen'
import type { Page } from '@/components/layout/page.types'
import { StaffLayout } from '@/components/layout/StaffLayout'

const StaffRegisterClientPage: Page = () => <CreateCompanyScreen />

StaffRegisterClientPage.access = 'clients:create'
StaffRegisterClientPage.layout = StaffLayout
StaffRegisterClientPage.title = 'Cadastrar cliente'

export default StaffRegisterClientPage
