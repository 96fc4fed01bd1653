import type { Page } from '@/components/layout/frames/page.types'
import { VisitorLayout } from '@/components/layout/frames/VisitorLayout'
import { PrivacyPolicyScreen } from '@/components/users/PrivacyPolicyScreen'

const PrivacyPolicyPage: Page = () => <PrivacyPolicyScreen />

PrivacyPolicyPage.title = 'Política de privacidade'
PrivacyPolicyPage.description =
  'Quais dados pessoais a Arrenda guarda, para quê, por quanto tempo e como você pede acesso, correção ou exclusão.'
PrivacyPolicyPage.layout = VisitorLayout

export default PrivacyPolicyPage
