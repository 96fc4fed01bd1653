import type { Page } from '@/components/layout/frames/page.types'
import { VisitorLayout } from '@/components/layout/frames/VisitorLayout'
import { PrivacyRequestScreen } from '@/components/users/PrivacyRequestScreen'

const PrivacyRequestPage: Page = () => <PrivacyRequestScreen />

PrivacyRequestPage.title = 'Pedido sobre dados pessoais'
PrivacyRequestPage.description =
  'Peça acesso, correção ou exclusão dos seus dados pessoais à Arrenda, mesmo sem ter uma conta.'
PrivacyRequestPage.layout = VisitorLayout

export default PrivacyRequestPage
