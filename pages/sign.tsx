import type { Page } from '@/components/layout/frames/page.types'
import { VisitorLayout } from '@/components/layout/frames/VisitorLayout'
import { SignScreen } from '@/components/signing/SignScreen'

const SignPage: Page = () => <SignScreen />

SignPage.title = 'Assinar documento'
SignPage.description = 'Leia e assine o documento que a Arrenda enviou para você.'
SignPage.layout = VisitorLayout

export default SignPage
