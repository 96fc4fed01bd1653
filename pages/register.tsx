import { RegisterScreen } from '@/components/auth/RegisterScreen'
import type { Page } from '@/components/layout/page.types'
import { VisitorLayout } from '@/components/layout/VisitorLayout'

const RegisterPage: Page = () => <RegisterScreen />

RegisterPage.title = 'Criar conta'
RegisterPage.layout = VisitorLayout

export default RegisterPage
