import { LoginGate } from '@/components/auth/LoginGate'
import { VisitorHome } from '@/components/dashboard/VisitorHome'
import type { Page } from '@/components/layout/frames/page.types'
import { VisitorLayout } from '@/components/layout/frames/VisitorLayout'

const HomePage: Page = () => (
  <>
    <VisitorHome />
    <LoginGate />
  </>
)

HomePage.title = 'Aluguel de equipamentos para empresas'
HomePage.layout = VisitorLayout

export default HomePage
