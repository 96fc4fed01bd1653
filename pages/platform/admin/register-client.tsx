import { CREATE_COMPANY_HEADING, CreateCompanyScreen } from '@/components/companies/CreateCompanyScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { StaffLayout } from '@/components/layout/frames/StaffLayout'
import { perRequest } from '@/components/layout/frames/perRequest'

const StaffRegisterClientPage: Page = () => <CreateCompanyScreen />

StaffRegisterClientPage.access = 'clients:create'
StaffRegisterClientPage.layout = StaffLayout
StaffRegisterClientPage.title = 'Cadastrar cliente'
StaffRegisterClientPage.heading = CREATE_COMPANY_HEADING
StaffRegisterClientPage.getInitialProps = perRequest

export default StaffRegisterClientPage
