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
HomePage.description =
  'Alugue notebooks, celulares, monitores e impressoras para a sua empresa. Simule e veja o preço na hora, peça pela plataforma e siga cada entrega.'
HomePage.layout = VisitorLayout

export default HomePage
