import { CustomerHome } from '@/components/dashboard/CustomerHome'
import type { Page } from '@/components/layout/frames/page.types'
import { PlatformLayout } from '@/components/layout/frames/PlatformLayout'
import { perRequest } from '@/components/layout/frames/perRequest'

const HomePage: Page = () => <CustomerHome />

// Staff have a home of their own: this one shows what a customer may order.
HomePage.access = 'checkout:read'
HomePage.layout = PlatformLayout
HomePage.title = 'Início'
HomePage.getInitialProps = perRequest

export default HomePage
