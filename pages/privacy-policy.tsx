import type { Page } from '@/components/layout/frames/page.types'
import { VisitorLayout } from '@/components/layout/frames/VisitorLayout'
import { PrivacyPolicyScreen } from '@/components/users/PrivacyPolicyScreen'

const PrivacyPolicyPage: Page = () => <PrivacyPolicyScreen />

PrivacyPolicyPage.title = 'Política de privacidade'
PrivacyPolicyPage.layout = VisitorLayout

export default PrivacyPolicyPage
