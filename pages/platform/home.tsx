import { CustomerHome } from '@/components/dashboard/CustomerHome'
import { PlatformLayout } from '@/components/layout/PlatformLayout'
import type { Page } from '@/components/layout/page.types'

const HomePage: Page = () => <CustomerHome />

// Staff have a home of their own: this one shows what a customer may order.
HomePage.access = 'checkout:read'
HomePage.layout = PlatformLayout
HomePage.title = 'Início'

export default HomePage
