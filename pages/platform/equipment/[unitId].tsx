import { UnitScreen } from '@/components/equipment/units/UnitScreen'
import type { Page } from '@/components/layout/frames/page.types'
import { PlatformLayout } from '@/components/layout/frames/PlatformLayout'
import { perRequest } from '@/components/layout/frames/perRequest'
import { UnitTickets } from '@/components/tickets/about/RelatedTickets'

const UnitPage: Page = () => <UnitScreen tickets={UnitTickets} />

UnitPage.access = 'equipment:read'
UnitPage.layout = PlatformLayout
UnitPage.title = 'Equipamento'
UnitPage.getInitialProps = perRequest

export default UnitPage
