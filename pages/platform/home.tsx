import { CustomerHome } from '@/components/dashboard/CustomerHome'
import { customerHomeEarly } from '@/hooks/dashboard/home.queries'
import type { Page } from '@/components/layout/frames/page.types'
import { PlatformLayout } from '@/components/layout/frames/PlatformLayout'

const HomePage: Page = () => <CustomerHome />

// Staff have a home of their own: this one shows what a customer may order.
HomePage.access = 'checkout:read'
HomePage.layout = PlatformLayout
HomePage.title = 'Início'
HomePage.early = customerHomeEarly

export default HomePage
