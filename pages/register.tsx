import { RegisterScreen } from '@/components/auth/RegisterScreen'
import { RegisterAddress } from '@/components/companies/RegisterAddress'
import type { Page } from '@/components/layout/frames/page.types'
import { VisitorLayout } from '@/components/layout/frames/VisitorLayout'

const RegisterPage: Page = () => <RegisterScreen addressFields={<RegisterAddress />} />

RegisterPage.title = 'Criar conta'
RegisterPage.description =
  'Crie a conta da sua empresa na Arrenda para fazer pedidos de locação e acompanhar cada etapa, da proposta à devolução.'
RegisterPage.layout = VisitorLayout

export default RegisterPage
